"""`python -m automatable` is the command `automatable`, for where the script is not on the path."""

from automatable.cli import main

if __name__ == "__main__":
    main()
