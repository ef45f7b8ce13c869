"""Spielstube as an environment, in the manner of gym: reset, step, done.

    python3 docs/python/spielstube_env.py          # plays three games of Burgundy at random

An observation is the list of features of all seats, the own one first; a move is the number of an open one
(`info["choices"]`). The reward is the change of the lead over the best rival, in points.
"""

import json
import random
import subprocess


class SpielstubeEnv:
    def __init__(self, game="burgundy", seats=2, against="greedy", command=("npx", "spielstube")):
        arguments = ["serve-bot", "--game", game, "--seats", str(seats), "--against", against]
        self.house = subprocess.Popen(
            [*command, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        # It begins with a game of its own; reset asks for another one.
        self.seat, self.lead = 0, 0
        self._until("decide", "over")

    def reset(self, seed=None):
        """Begins a game; answers the first observation and what is known besides."""
        self._write({"play": str(seed if seed is not None else random.random())})
        self.seat = self._until("game")["seat"]
        told = self._until("decide", "over")
        self.lead = self._lead(told["points"])
        return self._observed(told)

    def step(self, move):
        """Makes a move; answers observation, reward, whether the game is over, and what is known besides."""
        self._write({"move": move})
        told = self._until("decide", "over", "refused")
        if told["say"] == "refused":
            raise ValueError(told["why"])
        before, self.lead = self.lead, self._lead(told["points"])
        observation, info = self._observed(told)
        return observation, self.lead - before, told["say"] == "over", info

    def close(self):
        self.house.stdin.close()
        self.house.wait()

    def _write(self, said):
        self.house.stdin.write(json.dumps(said) + "\n")
        self.house.stdin.flush()

    def _until(self, *wanted):
        for line in self.house.stdout:
            told = json.loads(line)
            if told["say"] in wanted:
                return told
        raise RuntimeError("the house has closed")

    def _lead(self, points):
        rivals = [total for seat, total in enumerate(points) if seat != self.seat]
        return points[self.seat] - max(rivals, default=0)

    def _observed(self, told):
        features = told.get("features", [])
        order = features[self.seat :] + features[: self.seat]
        return [count for counts in order for count in counts], told


def play_at_random(games=3, **settings):
    env = SpielstubeEnv(**settings)
    for number in range(games):
        observation, info = env.reset(seed=f"game {number}")
        done, gained = False, 0
        while not done:
            move = random.choice(info["choices"])["move"]
            observation, reward, done, info = env.step(move)
            gained += reward
        print(f"game {number}: points {info['points']}, winners {info['winners']}, lead {gained:+}")
    env.close()


if __name__ == "__main__":
    play_at_random()
