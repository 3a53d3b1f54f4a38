#!/bin/sh
# Rewrites constraints.txt: installs everything afresh, unpinned, and notes what came.
# Run it through `make constraints`, on the oldest Python that is supported.
set -eu

fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
"${PYTHON:-python3}" -m venv "$fresh"
"$fresh/bin/pip" install --quiet --editable '.[dev,lab,envs]'

{
    echo "# The versions that every install here takes, the extras' too."
    echo "# Not written by hand: \`make constraints\` installs everything afresh and freezes it."
    "$fresh/bin/pip" freeze --exclude-editable
} >"$fresh/constraints.txt"
cp "$fresh/constraints.txt" constraints.txt
