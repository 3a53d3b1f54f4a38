"""What was found out with the laboratory, and how: nothing that ships needs it.

Scripts that measure (`strength`, `yardstick`, `calibration`, `puzzle_checking`, `gpu_bench`), that
found what ships (`tuning`, `learning`, `training`, `gpu_search tune`), and what only they run on:
a beam, self-play, and the searches on a GPU.
"""
