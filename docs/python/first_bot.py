"""A bot of Spielstube in another language: reads questions, writes moves, one JSON object a line.

    npx spielstube tournament --game burgundy --seats 2 --games 20 \
        --bots "exec:python3 docs/python/first_bot.py,random"

It takes whatever its notation names first in the alphabet: replace `choose` by something better.
"""

import json
import sys


def choose(question):
    """The number of one of the open moves. `view`, `features` and `points` are what one may know."""
    return min(question["choices"], key=lambda choice: choice["notation"])["move"]


for line in sys.stdin:
    told = json.loads(line)
    if told["say"] == "decide":
        print(json.dumps({"move": choose(told)}), flush=True)
