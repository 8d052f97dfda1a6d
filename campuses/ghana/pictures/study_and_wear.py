"""Printed notes, a kente stole, a lab coat on its hanger, a water dispenser."""
import math
import random

import make_goods as g
import numpy as np
from found_things import ribbon
from make_goods import D, box, cloth, decal, empty, lathe, loft, mesh, pbr, thin_glass, tube
from PIL import Image, ImageDraw

NOTES = [  # title, subtitle, colour of the cover
    ("MICROECONOMICS II", "Lecture notes and past questions", (196, 214, 190)),
    ("HUMAN ANATOMY", "Summary of the second semester", (226, 214, 170)),
    ("LINEAR ALGEBRA", "Worked examples, level 200", (186, 204, 224)),
]


def tex_note(i):
    title, sub, col = NOTES[i]
    im = Image.new("RGB", (620, 877), col)
    d = ImageDraw.Draw(im)
    ink = (34, 34, 40)
    d.rectangle([50, 60, 570, 820], outline=ink, width=4)
    g.text(d, (310, 170), title, 46, ink, "liberation/LiberationSerif-Bold", "mm")
    d.line([(130, 220), (490, 220)], fill=ink, width=3)
    g.text(d, (310, 262), sub, 27, ink, "liberation/LiberationSerif-Regular", "mm")
    if i == 0:
        d.line([(170, 400), (170, 660), (460, 660)], fill=ink, width=5)
        d.line([(190, 430), (440, 640)], fill=ink, width=5)
        d.line([(190, 640), (440, 430)], fill=ink, width=5)
    elif i == 1:
        d.ellipse([240, 400, 380, 560], outline=ink, width=5)
        for k in range(5):
            d.arc([210 - k * 4, 560 + k * 20, 410 + k * 4, 640 + k * 20], 180, 360, fill=ink, width=5)
    else:
        for r in range(3):
            for c in range(3):
                g.text(d, (230 + c * 80, 440 + r * 70), str((r * 5 + c * 3) % 9), 50, ink, "liberation/LiberationSerif-Regular", "mm")
        for x, s in ((180, 1), (440, -1)):
            d.line([(x + 16 * s, 400), (x, 400), (x, 620), (x + 16 * s, 620)], fill=ink, width=5)
    g.text(d, (310, 760), "Photocopied at the faculty", 25, ink, "liberation/LiberationSerif-Regular", "mm")
    return g.save_tex(g.worn(im, 30 + i, .5, .6, 4), f"note-cover{i}")


def tex_handout():
    im = Image.new("RGB", (620, 877), (246, 245, 240))
    d = ImageDraw.Draw(im)
    rng = random.Random(9)
    g.text(d, (60, 60), "Week 6: market equilibrium", 30, (30, 30, 34), "liberation/LiberationSerif-Bold")
    y = 120
    words = "price of the supply a market when demand more than less and is at quantity clears surplus shortage which buyers sellers income good".split()
    while y < 800:
        s = ""
        while g.font(19, "liberation/LiberationSerif-Regular").getlength(s) < 450:
            s += rng.choice(words) + " "
        g.text(d, (60, y), s.strip(), 19, (44, 44, 48), "liberation/LiberationSerif-Regular")
        if rng.random() < .12:  # a marker's stripe
            a = np.asarray(im).copy()
            w = rng.randint(120, 420)
            a[y - 1:y + 22, 60:60 + w, 2] = (a[y - 1:y + 22, 60:60 + w, 2] * .45).astype(np.uint8)
            im = Image.fromarray(a)
            d = ImageDraw.Draw(im)
        y += 28 if rng.random() < .85 else 52
    return g.save_tex(g.worn(im, 41, .2, .3, 2), "handout")


def bound_note(i, z, x, y, turn):
    """An A4 script with a plastic spiral on its left."""
    e = empty((x, y, z), (0, 0, D(turn)))
    w, h, t = .21, .297, .011 + .003 * i
    box(w - .004, h - .003, t - .002, pbr(f"notepages{i}", None, .9, img=g.tex_pages(i + 3), space="Generated"), .0008, loc=(0, 0, .001), parent=e)
    V, U, n = [], [], 14
    for a in range(n):
        for b in range(n):
            u, v = a / (n - 1), b / (n - 1)
            V.append(((u - .5) * w, (v - .5) * h, t + .009 * max(0, u - .6) ** 2 * max(0, .5 - v) * 6))
            U.append((u, v))
    mesh(V, [(a * n + b, (a + 1) * n + b, (a + 1) * n + b + 1, a * n + b + 1) for a in range(n - 1) for b in range(n - 1)], pbr(f"notecover{i}", None, .5, img=tex_note(i), smudge=.1), angle=80, uv=U, parent=e)
    r = t / 2 + .004
    tube([(-w / 2 + .002 + r * math.cos(k * .5), -h / 2 + .012 + (h - .024) * k / 420, t / 2 + r * math.sin(k * .5)) for k in range(421)], .0009, pbr("spiral", "#1d2026", .3), smooth=False, parent=e, res=1)
    return z + t + .002


def notes(v):
    z = .0005
    for i, (x, y, turn) in enumerate(((.0, .0, 4), (.012, -.006, -5), (-.006, .010, 9))):
        z = bound_note((2, 1, 0)[i], z, x, y, turn)
    e = empty((.17, -.105, .0006), (0, 0, D(-24)))
    for k in range(3):
        box(.2095, .2965, .0006, pbr("sheetwhite", "#eeece4", .85), 0, loc=(.002 * k, .002 * k, .0007 * k), parent=e)
    decal(tex_handout(), .209, .296, (.004, .004, .0024), (0, 0, 0), parent=e, rough=.85)
    tube([(-.088, .135, .0028), (-.078, .143, .0028)], .0005, pbr("staple", "#c9c9c6", .2, 1), smooth=False, parent=e)
    tube([(.02, -.17, .0070), (.10, -.05, .0070)], .0042, pbr("marker", "#d8cf2e", .35), smooth=False)


def tex_kente():
    """Woven blocks in gold, green, red and black."""
    w, h = 256, 2048
    a = np.zeros((h, w, 3), np.float32)
    gold, green, red, black, blue = (222, 168, 40), (32, 104, 62), (170, 36, 34), (22, 20, 22), (36, 62, 130)
    im = Image.new("RGB", (w, h), gold)
    d = ImageDraw.Draw(im)
    for k in range(16):
        y = k * 128
        if k % 2 == 0:
            for j, c in enumerate((black, green, gold, red, gold, green, black)):
                d.rectangle([0, y + j * 18, w, y + j * 18 + 18], fill=c)
        else:
            d.rectangle([0, y, w, y + 128], fill=(red, green, blue, black)[(k // 2) % 4])
            for r in range(4):
                for c in range(8):
                    if (r + c) % 2:
                        d.rectangle([c * 32, y + r * 32, c * 32 + 32, y + r * 32 + 32], fill=gold)
            d.polygon([(w / 2, y + 10), (w - 50, y + 64), (w / 2, y + 118), (50, y + 64)], fill=(gold, black, gold, red)[(k // 2) % 4])
            d.polygon([(w / 2, y + 36), (w - 90, y + 64), (w / 2, y + 92), (90, y + 64)], fill=(green, red, black, gold)[(k // 2) % 4])
    for x in (0, w - 14):
        d.rectangle([x, 0, x + 14, h], fill=black)
    a = np.asarray(im).astype(np.float32)
    a *= .86 + .14 * (np.indices((h, w)).sum(0) % 8 < 5)[..., None]
    return g.save_tex(Image.fromarray(np.clip(a, 0, 255).astype(np.uint8)).rotate(90, expand=True), "kente")


def stole(v):
    """A kente stole laid out as a V."""
    m = g.cloth("kente", img=tex_kente(), iscale=1, sheen=.3, fade=.05, weave=1400)
    for n in m.node_tree.nodes:
        if n.type == "MAPPING" and n.outputs[0].links[0].to_node.type == "TEX_IMAGE":
            n.inputs["Scale"].default_value = (.125, 1, 1)
    w = .115
    for s, z in ((-1, .006), (1, .010)):
        pts = [(s * -.020, .300, z + .006), (s * .040, .235, z + .002), (s * .085, .10, z), (s * .105, -.08, z), (s * .100, -.24, z), (s * .125, -.36, z)]
        ribbon(pts, w, m)
        d = np.array(pts[-1]) - np.array(pts[-2])
        d /= np.linalg.norm(d)
        nrm = np.array([-d[1], d[0], 0])
        rng = random.Random(4 + s)
        for k in range(30):
            p = np.array(pts[-1]) + nrm * (k / 29 - .5) * w
            q = p + d * rng.uniform(.030, .044) + nrm * rng.uniform(-.006, .006)
            tube([tuple(p), tuple((p + q) / 2 + np.array([0, 0, .002])), tuple(q)], .0011, pbr("fringe" + str(k % 3), ("#dea828", "#2a2220", "#8f2622")[k % 3], .9), res=1)


def lab_coat(v):
    """A white coat on a wire hanger; its back touches the plane y = 0."""
    m = cloth("coat", "#e9e9e4", sheen=.15, weave=1300)
    seam = cloth("coatseam", "#d6d6d0", sheen=.1)
    n, k, h = 60, 44, .98
    rng = np.random.default_rng(3)
    ph = rng.uniform(0, 6, 4)

    def at(u, t):
        half = .20 + .045 * min(1, t * 5) + .05 * t
        slope = .065 * abs(u) ** 1.5 * max(0, 1 - t * 6)
        fold = .012 * t * math.sin(u * 9 + ph[0] + t) + .008 * t * math.sin(u * 17 + ph[1] - 2 * t) + .006 * math.sin(t * 13 + u * 4 + ph[2]) * (abs(u) > .3)
        return (u * half, -.015 - .075 * (1 - u * u) ** .6 - fold, 1.62 - slope - h * t)
    for s in (-1, 1):  # two fronts, the left over the right
        V = [at(u, t) for t in np.linspace(0, 1, k) for u in np.linspace(s * 1, s * -.06 - (.02 if s > 0 else 0), n // 2)]
        if s < 0:
            V = [(x, y - .006, z) for x, y, z in V]
        c = n // 2
        o = mesh(V, [(j * c + i, j * c + i + 1, (j + 1) * c + i + 1, (j + 1) * c + i) for j in range(k - 1) for i in range(c - 1)], m, angle=180)
        o.modifiers.new("t", "SOLIDIFY").thickness = .002
        # sleeve
        rings = []
        for t in np.linspace(0, 1, 26):
            cx, cz = s * (.222 + .055 * t ** .7), 1.555 - .56 * t
            rx, ry = .072 - .016 * t, .046 - .006 * t
            rings.append([(cx + (rx + .006 * math.sin(3 * a + 14 * t)) * math.cos(a), -.055 + (ry + .005 * math.sin(2 * a + 17 * t + s)) * math.sin(a), cz + .018 * s * math.cos(a) * (1 - t) * -1) for a in np.linspace(0, 2 * math.pi, 30, endpoint=False)])
        loft(rings, m, angle=180, cap=False).modifiers.new("t", "SOLIDIFY").thickness = .002
        # lapel
        lap = [(s * .055, .0), (s * .105, .030), (s * .120, .135), (s * .035, .300), (s * .008, .300)]
        V = [(x, at(x / .22, z / h)[1] - .012, 1.628 - z) for x, z in lap]
        p = mesh(V, [(0, 1, 2, 3, 4)], seam, smooth=False)
        p.modifiers.new("t", "SOLIDIFY").thickness = .004
        for t, w_, hh in ((.60, .145, .16),) + (((.27, .095, .11),) if s < 0 else ()):
            x = s * -.14 if hh < .12 else s * .135
            x = abs(x) if hh < .12 else x
            V, q = [], 8
            for b in range(q):
                for a in range(q):
                    px, pt = x + (a / 7 - .5) * w_, t + b / 7 * hh / h
                    y = at(px / (.245 + .05 * pt), pt)
                    V.append((px, y[1] - .010, y[2]))
            mesh(V, [(b * q + a, b * q + a + 1, (b + 1) * q + a + 1, (b + 1) * q + a) for b in range(q - 1) for a in range(q - 1)], seam, angle=80).modifiers.new("t", "SOLIDIFY").thickness = .003
    for t in (.36, .50, .64, .78):
        y = at(-.02, t)
        lathe([(0, .002), (.008, .002), (.009, 0)], pbr("button", "#d9d4c4", .3), 24, loc=(-.006, y[1] - .012, y[2]), rot=(D(90), 0, 0))
    tube([at(u, 0)[0:1] + (-.010 - .045 * (1 - u * u), 1.632) for u in np.linspace(-.30, .30, 12)], .014, seam)
    wire = pbr("hanger", "#8d8d8a", .25, 1)
    tube([(-.19, -.04, 1.572), (0, -.04, 1.645), (.19, -.04, 1.572)], .0022, wire, smooth=False)
    tube([(0, -.04, 1.645), (0, -.04, 1.69), (.022, -.04, 1.715), (0, -.04, 1.738), (-.020, -.038, 1.725)], .0022, wire)
    tube([(0, 0, 1.722), (0, -.06, 1.722), (0, -.066, 1.735)], .0045, pbr("hooksteel", "#b9b9b6", .25, 1), smooth=False)
    for k_, c in enumerate(("#1f3f94", "#b5282d")):
        tube([(.125 + .014 * k_, -.098, 1.26), (.125 + .014 * k_, -.098, 1.365)], .0042, pbr("penl" + c, c, .3), smooth=False)


def dispenser(v):
    body = pbr("disp", "#e3e2dc", .3, smudge=.15, stain=.2, dust=.2, coat=.2)
    dark = pbr("dispdark", "#2a2c30", .4, dust=.2, smudge=.15)
    box(.30, .30, .56, body, .014, 4, loc=(0, .01, .012))
    box(.30, .30, .13, body, .014, 4, loc=(0, .01, .80))
    box(.30, .06, .30, body, .006, loc=(0, .13, .54))
    for s in (-1, 1):
        box(.022, .29, .26, body, .006, loc=(s * .139, .01, .558))
    box(.256, .006, .236, dark, .002, loc=(0, .098, .568))
    box(.25, .20, .016, dark, .004, loc=(0, -.02, .566))
    for k in range(8):
        box(.22, .008, .004, pbr("grid", "#9d9d9a", .3, .8), .001, loc=(0, -.10 + .022 * k, .583))
    for x, c in ((-.062, "#b3282a"), (.062, "#2a5db0")):
        box(.030, .055, .030, pbr("tapbody", "#d9d8d2", .35), .006, loc=(x, .055, .728))
        lathe([(0, -.020), (.008, -.020), (.010, 0), (.010, .022), (0, .022)], pbr("tapbody", "#d9d8d2", .35), 24, loc=(x, .030, .735))
        box(.024, .040, .012, pbr("tap" + c, c, .3, coat=.3), .004, loc=(x, .018, .762), rot=(D(-14), 0, 0))
        lathe([(0, .002), (.004, .002), (.004, 0)], pbr("led" + c, c, .3, emit=2), 16, loc=(x, -.141, .875), rot=(D(90), 0, 0))
    box(.262, .006, .42, pbr("dispdoor", "#d3d2cb", .32, smudge=.15, coat=.2), .010, loc=(0, -.142, .07))
    decal(g.tex_label("displogo", "Nsuo", 300, 110, fg=(40, 90, 160), size=92, face="liberation/LiberationSans-BoldItalic"), .07, .026, (0, -.1418, .845))
    lathe([(.075, .93), (.10, .934), (.108, .942), (.104, .950), (.06, .952)], body, 64, loc=(0, .01, 0))
    bottle = thin_glass((.55, .74, .90, 1), .05, 1.2)
    prof = [(.028, .935), (.032, .965), (.075, 1.0), (.125, 1.025), (.136, 1.05)]
    for k in range(3):
        z = 1.07 + .085 * k
        prof += [(.136, z), (.130, z + .012), (.130, z + .024), (.136, z + .036)]
    prof += [(.136, 1.36), (.128, 1.385), (.09, 1.392), (0, 1.388)]
    lathe(prof, bottle, 96, loc=(0, .01, 0))
    water = [(r * .975, z) for r, z in prof if z < 1.24] + [(.131, 1.24), (0, 1.24)]
    lathe(water, pbr("bottlewater", "#a8cfe6", .04, trans=.85), 96, loc=(0, .01, 0))
    g.plug_cable([(.10, .17, .10), (.20, .20, .02), (.32, .16, .004), (.45, .22, .01), (.50, .385, .12), (.50, .385, .33)], body, .0034)
    g.plug_top((.50, .385, .352))


GOODS = dict(notes=notes, stole=stole, labcoat=lab_coat, dispenser=dispenser)
DESK = dict(upper="#dfe3d6", props=False, back=.40)
BED = dict(print=False, sheet="#c4cbd0", lower="#b7a27a", flat=(.30, .48), amp=.014, pillow="#d9c7b4")
COAT = dict(upper="#e6dcc0", lower="#86a0a8", floor="grey", back=.0, left=1.5, sx=.7)
TALL = dict(lower="#c9a48a", floor="cream", back=.42, sx=.50)
SHOTS = {
    "notes": [dict(room="desk", opt=DESK, az=-18, el=52, dist=.58, look=(.05, -.02, .015), mm=28, roll=2, rotz=8), dict(room="desk", opt=DESK, az=30, el=34, dist=.52, look=(.04, -.02, .02), mm=28, roll=-3, rotz=8)],
    "stole": [dict(room="bed", opt=BED, az=-10, el=56, dist=.92, look=(.0, -.03, .0), mm=28, roll=3, rotz=-8), dict(room="bed", opt=BED, az=26, el=38, dist=.74, look=(.02, -.08, .0), mm=28, roll=-4, rotz=-8)],
    "labcoat": [dict(room="tile", opt=COAT, az=8, el=2, dist=1.45, look=(.0, -.04, 1.20), mm=27, roll=-1.0), dict(room="tile", opt=COAT, az=-26, el=10, dist=.95, look=(.0, -.05, 1.34), mm=27, roll=2)],
    "dispenser": [dict(room="tile", opt=TALL, az=20, el=14, dist=1.62, look=(.02, 0, .70), mm=27, roll=1.2), dict(room="tile", opt=TALL, az=-24, el=26, dist=1.25, look=(.0, 0, .82), mm=27, roll=-2)],
}
