"""Hair products with a comb, a hair dryer, a drawing board with its tools."""
import math

import make_goods as g
import numpy as np
from make_goods import D, box, decal, empty, lathe, loft, mesh, pbr, quad, rrect, thin_glass, tube, wood
from PIL import Image, ImageDraw

LABELS = {  # title, line below, ground, ink
    "shea": ("NKUTO", "raw shea butter  250 g", (244, 232, 200), (120, 72, 30)),
    "oil": ("BLACK SEED", "growth oil  120 ml", (32, 38, 34), (222, 196, 120)),
    "wash": ("ADINKRA", "moisture shampoo  400 ml", (236, 240, 236), (36, 110, 84)),
}


def tex_care(name):
    title, below, ground, ink = LABELS[name]
    im = Image.new("RGB", (640, 400), ground)
    d = ImageDraw.Draw(im)
    d.rectangle([0, 18, 640, 30], fill=ink)
    d.rectangle([0, 370, 640, 382], fill=ink)
    g.text(d, (320, 170), title, 84, ink, anchor="mm")
    g.text(d, (320, 262), below, 34, ink, "liberation/LiberationSans-Regular", "mm")
    for k in range(5):
        d.ellipse([216 + 46 * k, 310, 236 + 46 * k, 330], fill=ink)
    return g.save_tex(im, "care-" + name)


def wrapped(name, radius, degrees, z, height, parent, turn=0):
    """Glues a label around a bottle; its middle faces -Y, turned by degrees."""
    v, uv = [], []
    for i in range(25):
        a = D(-90 + turn - degrees / 2 + degrees * i / 24)
        for j in range(2):
            v.append((radius * math.cos(a), radius * math.sin(a), z + height * j))
            uv.append((i / 24, j))
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(24)]
    mesh(v, faces, pbr("label" + name, None, .42, img=tex_care(name), smudge=.1), angle=80, uv=uv, parent=parent)


def comb(e):
    """A wide comb of brown plastic that lies flat along X."""
    m = pbr("comb", "#5a3524", .28, coat=.5, smudge=.15)
    box(.205, .016, .0042, m, .0018, loc=(0, .014, 0), parent=e)
    for k in range(26):
        box(.0030, .034, .0034, m, .0010, loc=(-.094 + .0075 * k, -.009, .0003), parent=e)
    for s in (-1, 1):
        box(.008, .036, .0042, m, .0018, loc=(s * .0985, -.008, 0), parent=e)


def hair_products(v):
    jar = pbr("jar", v.get("jar", "#8a4b1e"), .12, trans=.35, smudge=.12)
    white = pbr("lid", "#ece9e0", .36, smudge=.15, dust=.1)
    e = empty((.005, -.045, 0))
    lathe([(0, 0), (.038, 0), (.041, .004), (.041, .050), (.038, .056), (0, .056)], jar, 96, k=1, parent=e)
    lathe([(.0425, .050), (.0432, .052), (.0432, .073), (.041, .076), (0, .077)], white, 96, parent=e)
    wrapped("shea", .0415, 150, .010, .036, e, 12)
    e = empty((-.085, .02, 0))
    lathe([(0, 0), (.026, 0), (.029, .004), (.029, .090), (.024, .104), (.011, .112), (.011, .122), (0, .122)], pbr("oilglass", "#31200f", .08, trans=.5, smudge=.15), 96, k=1, parent=e)
    lathe([(.0125, .116), (.0128, .118), (.0128, .136), (.011, .139), (.009, .140), (.008, .165), (.0065, .172), (0, .173)], pbr("dropper", "#161617", .5, bump=.1), 64, parent=e)
    wrapped("oil", .0294, 190, .022, .058, e, -14)
    e = empty((.090, .045, 0))
    body = pbr("wash", v.get("wash", "#2f7d63"), .34, smudge=.15, coat=.2)
    lathe([(0, 0), (.034, 0), (.037, .005), (.037, .150), (.033, .166), (.017, .178), (.017, .184), (0, .184)], body, 96, k=1, parent=e)
    lathe([(.019, .182), (.0195, .184), (.0195, .212), (.017, .216), (0, .217)], white, 64, parent=e)
    wrapped("wash", .0374, 170, .040, .086, e, 4)
    comb(empty((-.045, -.135, .0004), (0, 0, D(v.get("comb", 16)))))


def hair_dryer(v):
    """A hair dryer on its side: the barrel along +X, the handle towards -Y."""
    body = pbr("dryer", v.get("color", "#22242b"), .30, smudge=.2, dust=.12, coat=.25)
    trim = pbr("dryertrim", v.get("trim", "#b9894a"), .25, .7, smudge=.15)
    dark = pbr("dryergrid", "#101012", .6, dust=.3)
    e = empty((0, 0, .046), (0, D(90), 0))
    lathe([(0, -.098), (.030, -.098), (.040, -.092), (.0445, -.075), (.0455, -.040), (.0435, .010), (.036, .060), (.0305, .085), (.0300, .098), (.026, .098), (.025, .070)], body, 128, k=1, parent=e)
    lathe([(.0310, .082), (.0322, .084), (.0322, .096), (.0308, .098)], trim, 96, parent=e)
    for r in (.010, .019, .028):
        g.ring(r, .0013, dark, n=48, loc=(-.0985, 0, .046), rot=(0, D(90), 0))
    rings = []
    for t, w, h in ((0, .060, .060), (.45, .062, .040), (1.0, .074, .0155)):
        x = .096 + .060 * t
        rings.append([(x, a, .046 + b) for a, b in rrect(w, h, min(w, h) * .48, 8)])
    loft(rings, dark, cap=False, angle=70)
    pts = [(-.022, -.030, .043), (-.028, -.075, .038), (-.036, -.120, .031), (-.040, -.165, .024)]
    rings = []
    for k, p in enumerate(g.catmull([np.array(q) for q in pts], 6)):
        w = .0415 - .0006 * k
        rings.append([(p[0] + a, p[1], p[2] + b) for a, b in rrect(w, .036 - .0004 * k, .015, 8)])
    loft(rings, body, angle=60)
    box(.010, .034, .004, trim, .0016, loc=(-.031, -.088, .053), rot=(D(-9), 0, D(9)))
    box(.008, .012, .004, dark, .0014, loc=(-.030, -.080, .056), rot=(D(-9), 0, D(9)))
    tube([(-.040, -.165, .022), (-.048, -.205, .006), (-.120, -.235, .004), (-.190, -.170, .004), (-.175, -.060, .004), (-.130, .055, .004), (-.040, .105, .004)], .0036, dark)
    decal(g.tex_label("dryerlogo", "Asase  2000", 420, 90, fg=(214, 206, 190), size=60), .060, .0125, (-.020, -.0388, .066), (D(56), 0, 0))


def tex_plan():
    """Draws the plan of a small house in pencil and ink, half finished."""
    im = Image.new("RGB", (1400, 1000), (244, 242, 234))
    d = ImageDraw.Draw(im)
    ink, pencil = (40, 44, 52), (150, 152, 156)
    d.rectangle([30, 30, 1370, 970], outline=ink, width=4)
    d.rectangle([1010, 830, 1370, 970], outline=ink, width=3)
    g.text(d, (1030, 850), "HOUSE AT KOTEI", 30, ink, "liberation/LiberationSans-Regular")
    g.text(d, (1030, 900), "PLAN  1 : 50", 26, ink, "liberation/LiberationSans-Regular")
    for a in range(120, 1000, 110):
        d.line([(a, 60), (a, 800)], fill=pencil, width=1)
        d.line([(80, a - 40), (960, a - 40)], fill=pencil, width=1)
    for box_ in ([180, 150, 900, 720], [192, 162, 888, 708]):
        d.rectangle(box_, outline=ink, width=5)
    for line in ([(520, 150), (520, 470)], [(532, 150), (532, 470)], [(180, 470), (700, 470)], [(180, 482), (700, 482)], [(700, 470), (700, 720)], [(712, 470), (712, 720)]):
        d.line(line, fill=ink, width=5)
    d.arc([330, 390, 490, 550], 180, 270, fill=ink, width=3)
    d.arc([620, 640, 780, 800], 270, 360, fill=ink, width=3)
    for x in (240, 620, 780):
        d.rectangle([x, 143, x + 80, 169], fill=(244, 242, 234), outline=ink, width=3)
    for x, y, s in ((340, 310, "Bedroom"), (700, 310, "Hall"), (420, 600, "Kitchen")):
        g.text(d, (x, y), s, 30, pencil, "liberation/LiberationSans-Italic", "mm")
    return g.save_tex(g.worn(im, 3, .3, .15, 1), "plan")


def drawing_board(v):
    """A drawing board for A2 sheets, with a T-square, a set square and a pencil."""
    board = wood("board", v.get("wood", "#c9a06a"), v.get("wood2", "#a67a45"), .5, axis=0, scale=.7, scratch=.25)
    edge = wood("boardedge", "#8a5a34", "#5c3820", .45, axis=1)
    box(.62, .45, .018, board, .002)
    for s in (-1, 1):
        box(.024, .452, .020, edge, .002, loc=(s * .318, 0, -.0005))
    z = .0186
    quad([(-.265, -.185, z), (.250, -.192, z), (.255, .176, z), (-.260, .183, z)], pbr("plan", None, .8, img=tex_plan(), smudge=.05))
    for x, y, a in ((-.258, .176, 40), (.248, .169, -42), (-.262, -.179, -38), (.244, -.186, 44)):
        box(.034, .012, .0004, pbr("tape", "#e3cf9a", .5), 0, loc=(x, y, z + .0004), rot=(0, 0, D(a)))
    blade = wood("blade", "#d8b27a", "#b98d54", .35, axis=0, coat=.4)
    e = empty((0, -.06, z + .0006), (0, 0, D(v.get("turn", 2))))
    box(.66, .038, .0026, blade, .0008, loc=(.015, 0, 0), parent=e)
    box(.034, .230, .009, edge, .002, loc=(-.332, 0, -.004), parent=e)
    clear = thin_glass((.86, .93, .80, 1), .06, .8)
    o = mesh([(0, 0, 0), (.165, 0, 0), (0, .165, 0), (.030, .030, 0), (.092, .030, 0), (.030, .092, 0)], [(0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)], clear, smooth=False, loc=(.02, -.038, z + .0012), rot=(0, 0, D(2)))
    o.modifiers.new("t", "SOLIDIFY").thickness = .0024
    e = empty((-.13, .06, z + .0036), (0, D(90), D(-28)))
    lathe([(0, -.075), (.0034, -.075), (.0036, -.070), (.0036, .066), (.0008, .078), (0, .080)], pbr("pencil", "#1f5d8f", .35, coat=.4), 6, parent=e)
    lathe([(.0037, -.090), (.0037, -.074)], pbr("ferrule", "#bdbdb8", .25, 1), 24, parent=e)
    box(.040, .018, .011, pbr("rubber", "#e8e4dc", .7, stain=.3), .003, loc=(.19, .09, z), rot=(0, 0, D(24)))


GOODS = dict(hairproducts=hair_products, hairdryer=hair_dryer, drawingboard=drawing_board)
SHELF = dict(upper="#e9d9d0", back=.34, props=False, wood="#c9a478", wood2="#9a7448")
QUILT = dict(wax=2, flat=(.16, .22), iscale=7, amp=.010, lower="#c9b48a")
FLOOR = dict(upper="#e6dcc0", lower="#9aa78f", floor="cream", back=.62, sx=.9, sun=((-1.1, -1.0, 1.75), (.1, .1, .05), 300))
SHOTS = {
    "hairproducts": [dict(room="desk", opt=SHELF, az=-10, el=30, dist=.46, look=(.0, -.02, .065), mm=28, roll=1.5), dict(room="desk", opt=SHELF, az=24, el=48, dist=.44, look=(.0, -.03, .045), mm=28, roll=-3)],
    "hairdryer": [dict(room="bed", opt=QUILT, az=-18, el=50, dist=.52, look=(.0, -.05, .02), mm=28, roll=4)],
    "hairdryer-red": [dict(good="hairdryer", v=dict(color="#8f2a3a", trim="#c9c4b8"), room="desk", opt=dict(upper="#dfe3d6", back=.36, props=False), az=22, el=44, dist=.52, look=(.0, -.05, .02), mm=28, roll=-3)],
    "drawingboard": [dict(room="tile", opt=FLOOR, az=-24, el=46, dist=.92, look=(.0, .0, .0), mm=28, roll=2, rotz=8), dict(room="tile", opt=FLOOR, az=34, el=40, dist=.72, look=(.02, -.02, .0), mm=28, roll=-2, rotz=8)],
}
