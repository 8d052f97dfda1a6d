"""Parts of student rooms: walls with louvre windows, beds, bunks, lockers, wardrobes, seats, curtains.

A part faces -Y and stands at the origin of `placed(x, y, z, turn)`. Units are metres.
"""
import math
from contextlib import contextmanager

import make_goods as g
import numpy as np
from make_goods import D, area, box, cloth, cushion, empty, mesh, pbr, quad, thin_glass, tube, wood
from PIL import Image, ImageDraw, ImageFilter


@contextmanager
def placed(x, y, z=0.0, turn=0):
    """Places all parts built inside at a point, turned about the vertical."""
    before = g.ROOT
    g.ROOT = empty((x, y, z), (0, 0, D(turn)), None)
    yield
    g.ROOT = before


def world_point(x, y, turn, local):
    c, s = math.cos(D(turn)), math.sin(D(turn))
    return (x + local[0] * c - local[1] * s, y + local[0] * s + local[1] * c, local[2])


def wall(a, b, height, m, hole=None):
    """A wall from a to b (floor points); a hole is (start, end, bottom, top) along it."""
    a, b = np.array(a, float), np.array(b, float)
    n = np.linalg.norm(b - a)
    d = (b - a) / n

    def part(s0, s1, z0, z1):
        if s1 - s0 > 1e-4 and z1 - z0 > 1e-4:
            p, q = a + d * s0, a + d * s1
            quad([(*p, z0), (*q, z0), (*q, z1), (*p, z1)], m, parent=None)
    s0, s1, z0, z1 = hole or (n, n, 0, height)
    part(0, s0, 0, height)
    part(s1, n, 0, height)
    part(s0, s1, 0, z0)
    part(s0, s1, z1, height)
    sk = pbr("skirt", "#5f5246", .35, stain=.4, dust=.3)
    for s, e in ((0, s0), (s1, n)) if z0 < .1 else ((0, n),):
        if e - s > .05:
            c = a + d * (s + e) / 2
            box(e - s, .028, .09, sk, .002, loc=(*c, 0), rot=(0, 0, math.atan2(d[1], d[0])), parent=None)


def ceiling(w, length, height, x0=0.0, y0=0.0):
    """Painted boards with battens."""
    m = pbr("ceil", "#e4e0d4", .85, stain=.25, vary=.03)
    quad([(x0 - w / 2, y0, height), (x0 + w / 2, y0, height), (x0 + w / 2, y0 + length, height), (x0 - w / 2, y0 + length, height)], m, parent=None)
    for k in range(1, int(length / .9) + 1):
        box(w, .035, .010, m, .002, loc=(x0, y0 + k * .9 - .3, height - .010), parent=None)
    for x in (-w / 6, w / 6):
        box(.035, length, .009, m, .002, loc=(x0 + x, y0 + length / 2, height - .009), parent=None)


def tex_outside(seed):
    """A blurred yard: sky, trees, the pale wall of the next block."""
    rng = np.random.default_rng(seed)
    im = Image.new("RGB", (640, 640), (222, 232, 240))
    d = ImageDraw.Draw(im)
    d.rectangle([0, 400, 640, 640], fill=(206, 190, 160))
    for k in range(4):
        d.rectangle([60 + k * 150, 440, 120 + k * 150, 520], fill=(120, 116, 104))
    for _ in range(150):
        x, y, r = rng.uniform(-40, 680), rng.normal(330, 70), rng.uniform(16, 60)
        c = rng.uniform(.5, 1.1)
        d.ellipse([x - r, y - r * .7, x + r, y + r * .7], fill=(int(134 * c), int(152 * c), int(112 * c)))
    return g.save_tex(im.filter(ImageFilter.GaussianBlur(7)), f"outside{seed}")


def louvre_window(x, y, turn, w=1.5, h=1.2, sill=1.0, watts=130, seed=1, color=(.90, .95, 1.0), panes=3, glow=9.0):
    """A window of glass louvres behind burglar bars; light comes in through an invisible lamp just inside the blades."""
    reveal = pbr("reveal", "#e6e0d0", .7, stain=.3, dust=.2)
    frame = pbr("winframe", "#5a4330", .45, dust=.4)
    glass = thin_glass((.80, .85, .84, 1), .08)
    bar = pbr("winbar", "#e9e7df", .4, dust=.3)
    with placed(x, y, 0, turn):
        for p in ([(-w / 2, 0, sill), (w / 2, 0, sill), (w / 2, .17, sill), (-w / 2, .17, sill)], [(-w / 2, 0, sill + h), (-w / 2, .17, sill + h), (w / 2, .17, sill + h), (w / 2, 0, sill + h)],
                  [(-w / 2, 0, sill), (-w / 2, .17, sill), (-w / 2, .17, sill + h), (-w / 2, 0, sill + h)], [(w / 2, 0, sill), (w / 2, 0, sill + h), (w / 2, .17, sill + h), (w / 2, .17, sill)]):
            quad(p, reveal)
        for k in range(panes + 1):
            box(.045, .06, h, frame, .003, loc=(-w / 2 + w * k / panes, .06, sill))
        for z in (sill, sill + h - .045):
            box(w, .06, .045, frame, .003, loc=(0, .06, z))
        n = round(h / .1)
        for k in range(panes):
            for i in range(n):
                box(w / panes - .05, .105, .005, glass, 0, loc=(-w / 2 + w * (k + .5) / panes, .06, sill + .03 + (i + .5) * (h - .06) / n), rot=(D(-34 if k != 1 else -26), 0, 0), base=False)
        for k in range(1, round(w / .15)):
            box(.012, .012, h, bar, .002, loc=(-w / 2 + k * .15, .14, sill))
        for k in range(1, 4):
            box(w, .012, .012, bar, .002, loc=(0, .145, sill + h * k / 4))
        s = g.Nodes("outside")
        t = s.image(tex_outside(seed), "UV")
        s.l(t.outputs[0], s.b.inputs["Emission"])
        s.b.inputs["Emission Strength"].default_value = glow
        s.b.inputs["Base Color"].default_value = (0, 0, 0, 1)
        back = quad([(-3.2, 2.0, -1), (3.2, 2.0, -1), (3.2, 2.0, 5), (-3.2, 2.0, 5)], s.m)
        back.visible_shadow = False
        box(w + .16, .10, .03, reveal, .004, loc=(0, -.02, sill - .03))
    lamp = area(world_point(x, y, turn, (0, -.03, sill + h / 2)), world_point(x, y, turn, (0, -1.5, sill + h / 2 - .45)), w * .96, h * .96, watts, color, 170)
    lamp.visible_camera = False
    return lamp


def curtain(w, h, m, waves=7, amp=.035, seed=0, loc=(0, 0, 0), rot=(0, 0, 0), gather=0.0, shoulder=1.0):
    """Hanging cloth: its top edge runs from -w/2 to w/2, its folds widen downwards."""
    nx, nz = waves * 16, 26
    rng = np.random.default_rng(seed)
    ph = np.cumsum(rng.uniform(.75, 1.25, nx + 1))
    ph = ph / ph[-1] * 2 * math.pi * waves
    V, U = [], []
    for j in range(nz + 1):
        t = j / nz
        for i in range(nx + 1):
            u = i / nx
            x = (u - .5) * w * min(1, shoulder + 3 * t) * (1 - gather * math.sin(math.pi * t)) + .012 * math.sin(ph[i] * .5 + 4 * t)
            y = amp * (.45 + .75 * t) * math.sin(ph[i] + .5 * t) + .25 * amp * math.sin(ph[i] * 2.3 + 3 * t)
            V.append((x, y, -h * t + .006 * math.sin(ph[i])))
            U.append((u * w * 1.6, -h * t))
    F = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(nz) for i in range(nx)]
    return mesh(V, F, m, angle=180, uv=U, loc=loc, rot=rot)


def drape(w, length, drop, m, seed=0, amp=.012, z=0.0):
    """A sheet over a mattress whose head is at +Y: folds on top, edges that fall over the sides and the foot."""
    r = .035
    us = np.unique(np.concatenate([np.linspace(-w / 2 - drop, -w / 2 + r, 14), np.linspace(-w / 2 + r, w / 2 - r, 70), np.linspace(w / 2 - r, w / 2 + drop, 14)]))
    vs = np.unique(np.concatenate([np.linspace(-length / 2 - drop, -length / 2 + r, 14), np.linspace(-length / 2 + r, length / 2, 130)]))

    def over(s, half):
        e = np.abs(s) - (half - r)
        a = np.clip(e / r, 0, math.pi / 2)
        x = np.where(e > 0, half - r + r * np.sin(a), np.abs(s))
        zz = np.where(e > 0, -r * (1 - np.cos(a)) - np.clip(e - r * math.pi / 2, 0, None), 0)
        return np.sign(s) * x, zz
    X, zu = over(us, w / 2)
    Y, zv = over(vs, length / 2)
    top = g.folds(seed, 70, amp, 1.0)(*np.meshgrid(X, Y))
    V, U = [], []
    for j, v in enumerate(vs):
        for i, u in enumerate(us):
            hang = min(1, -(zu[i] + zv[j]) / .1)
            wob = .010 * math.sin(u * 31 + v * 37 + seed) * hang
            V.append((X[i] + np.sign(u) * (wob if zu[i] < 0 else 0), Y[j] - (wob if zv[j] < 0 else 0), z + max(zu[i] + zv[j], -drop) + max(top[j, i], -.004) * (1 - .8 * hang)))
            U.append((u, v))
    n = len(us)
    F = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(vs) - 1) for i in range(n - 1)]
    return mesh(V, F, m, angle=180, uv=U)


WAX = (((30, 50, 110), (232, 150, 40), (240, 232, 214)), ((214, 224, 232), (120, 150, 190), (236, 240, 244)), ((140, 40, 50), (240, 200, 120), (250, 240, 225)),
       ((34, 92, 84), (236, 196, 90), (240, 236, 220)), ((88, 54, 110), (230, 150, 170), (244, 236, 228)))


def sheet(wax=None, color="#c9d3dc", scale=3.0):
    if wax is None:
        return cloth(f"sheet{color}", color)
    return cloth(f"sheetwax{wax}", img=g.tex_wax(f"roomwax{wax}", *WAX[wax]), iscale=scale, fade=.22)


def bedding(w, length, z, linen, pillow="#e8e4da", seed=0, thick=.14, pillows=1, blanket=None):
    """A mattress with its sheet and pillows; z is the top of the slats."""
    box(w - .02, length - .02, thick, pbr("mattressside", "#8fa0b8", .9, stain=.3), .03, loc=(0, 0, z))
    if linen is not None:
        drape(w, length, thick * .95, linen, seed, z=z + thick + .006)
    for k in range(pillows):
        g.pillow((.02 * (-1) ** k, length / 2 - .26, z + thick + .015 + .07 * k), cloth(f"pillow{pillow}", pillow), parent=g.ROOT, turn=4 - 9 * k)
    if blanket:
        for k in range(3):
            cushion(w * .62, .34, .05, cloth(f"blanket{blanket}", blanket), (.04, -length / 2 + .42, z + thick + .035 + .042 * k), (0, 0, D(3 - 4 * k)), seed + k, .35, .16, parent=g.ROOT)


def bed(v):
    """A wooden bed: frame, head board, mattress."""
    m = wood("bedwood", v.get("wood", "#9a6a40"), v.get("wood2", "#5f3b22"), .4)
    w, n = v.get("w", .95), v.get("length", 1.95)
    for x in (-1, 1):
        box(.03, n, .17, m, .004, loc=(x * (w / 2 + .02), 0, .18))
        for y in (-1, 1):
            box(.065, .065, (.42 if y < 0 else .92), m, .006, loc=(x * (w / 2 + .02), y * (n / 2 + .02), 0))
    box(w, .03, .17, m, .004, loc=(0, -n / 2 - .02, .18))
    for z in (.36, .56, .76):
        box(w, .025, .12, m, .006, loc=(0, n / 2 + .02, z))
    if v.get("bare"):
        for k in range(11):
            box(w, .075, .018, m, .003, loc=(0, -n / 2 + .12 + k * (n - .24) / 10, .29), rot=(0, 0, D((k * 7) % 3 - 1)))
        return
    bedding(w, n, .30, v.get("linen"), v.get("pillow", "#e8e4da"), v.get("seed", 0), pillows=v.get("pillows", 1), blanket=v.get("blanket"))


def bunk(v):
    """A steel bunk of two beds, its head at +Y, the ladder at its -Y end."""
    m = pbr("bunksteel" + v.get("steel", "#3d4a56"), v.get("steel", "#3d4a56"), .35, .1, dust=.3, scratch=.4, coat=.1)
    w, n, top = .92, 1.95, 1.28
    for x in (-1, 1):
        for y in (-1, 1):
            box(.042, .042, 1.72, m, .005, loc=(x * w / 2, y * n / 2, 0))
        for z in (.34, top):
            box(.03, n, .06, m, .004, loc=(x * w / 2, 0, z - .03))
        tube([(x * w / 2, -n / 2 + .45, top + .30), (x * w / 2, n / 2, top + .30)], .014, m, smooth=False)
        tube([(x * w / 2, -n / 2 + .45, top), (x * w / 2, -n / 2 + .45, top + .30)], .014, m, smooth=False)
    for y in (-1, 1):
        for z in (.34, .66, top - .02, top + .18, top + .40):
            tube([(-w / 2, y * n / 2, z), (w / 2, y * n / 2, z)], .015, m, smooth=False)
    for z in (.95, 1.0):
        tube([(-w / 2, -n / 2, z), (w / 2, -n / 2, z)], .013, m, smooth=False)
    for z in (.335, top):
        box(w - .04, n - .04, .012, pbr("ply", "#b58f5c", .7, stain=.4), .001, loc=(0, 0, z - .012))
    for k, z in enumerate((.335, top)):
        linen, pil = v.get("linens", (None, None))[k], v.get("pillow", ("#e8e4da", "#d9c7b4"))[k]
        bedding(w - .06, n - .06, z, linen, pil, v.get("seed", 0) + 5 * k, .11, pillows=1 if linen else 0)
    if v.get("curtain"):
        x = v.get("side", 1) * (w / 2 + .03)
        tube([(x, -n / 2, top - .06), (x, n / 2, top - .06)], .006, m, smooth=False)
        cw = v.get("drawn", .9)
        curtain(cw, .98, v["curtain"], max(4, int(cw * 9)), .028, v.get("seed", 0), loc=(x, -n / 2 + cw / 2 + .03 if v.get("from", "foot") == "foot" else n / 2 - cw / 2 - .03, top - .06), rot=(0, 0, D(90)))


def wardrobe(v):
    """A two-door wardrobe of boards."""
    m = wood("wardwood" + v.get("wood", "#8f6038"), v.get("wood", "#8f6038"), v.get("wood2", "#573620"), .38, axis=2)
    w, d, h = v.get("w", .95), .55, v.get("h", 1.95)
    box(w, d, h, m, .004, loc=(0, 0, .05))
    box(w + .04, d + .03, .03, m, .005, loc=(0, -.01, h + .05))
    box(w - .04, d - .06, .05, pbr("kick", "#241a12", .7), .001)
    dark = pbr("gapdark", "#120d09", .9)
    box(w - .012, .004, h - .02, dark, 0, loc=(0, -d / 2 - .001, .06))
    for x in (-1, 1):
        dw = w / 2 - .012
        with_turn = v.get("ajar", 0) if x > 0 else 0
        e = empty((x * (w / 2 - .004), -d / 2 - .004, 0), (0, 0, D(with_turn)))
        box(dw, .02, h - .03, m, .004, loc=(-x * dw / 2, -.01, .065), parent=e)
        box(dw - .18, .008, h * .40, m, .004, loc=(-x * dw / 2, -.022, .20), parent=e)
        box(dw - .18, .008, h * .40, m, .004, loc=(-x * dw / 2, -.022, .20 + h * .46), parent=e)
        box(.012, .03, .13, pbr("wardknob", "#b9b3a2", .25, 1), .004, loc=(-x * (dw - .035), -.03, h * .48), parent=e)


def suitcase(v):
    m = pbr("case" + v.get("color", "#23355a"), v.get("color", "#23355a"), .5, bump=.2, bscale=700, dust=.35)
    box(.66, .25, .44, m, .04, 4)
    for z in (.13, .31):
        box(.665, .255, .012, pbr("casetrim", "#101114", .5), .003, loc=(0, 0, z))
    tube([(-.08, -.125, .22), (-.08, -.155, .22), (.08, -.155, .22), (.08, -.125, .22)], .009, pbr("casetrim", "#101114", .5), smooth=False)
