"""Furniture that students pass on: a wardrobe, a bed frame, plastic chairs."""
from hostel_parts import bed, placed, wardrobe
from hostel_things import plastic_chair


def wardrobe_alone(v):
    wardrobe(dict(dict(w=.95, h=1.85, wood="#9a6a40", wood2="#5f3b22"), **v))


def bed_frame(v):
    bed(dict(dict(bare=True, w=.92, wood="#a8743f", wood2="#6b4326"), **v))


def plastic_chairs(v):
    for x, y, turn in ((-.30, .05, 22), (.32, -.10, -26)):
        with placed(x, y, 0, turn):
            plastic_chair(v)


GOODS = dict(wardrobe=wardrobe_alone, bedframe=bed_frame, chairs=plastic_chairs)
WARD = dict(upper="#e6dcc0", lower="#8fa7a0", floor="terrazzo", back=.30, left=1.6, sx=.66, sun=((-1.4, -1.6, 2.2), (.0, .1, .8), 420))
FRAME = dict(upper="#dfe3d6", lower="#c9b48a", floor="grey", back=1.06, left=1.5, sx=.9)
CHAIRS = dict(lower="#9aa78f", floor="cream", back=.52, left=1.5, sx=.9, sun=((-1.2, -1.2, 1.9), (.05, .1, .3), 420))
SHOTS = {
    "wardrobe": [dict(room="tile", opt=WARD, az=16, el=9, dist=2.35, look=(.02, 0, .92), mm=23, roll=-1), dict(room="tile", opt=WARD, az=-30, el=12, dist=2.2, look=(.0, 0, .90), mm=23, roll=1.4)],
    "bedframe": [dict(room="tile", opt=FRAME, az=-34, el=30, dist=2.1, look=(.0, .05, .32), mm=24, roll=1.2), dict(room="tile", opt=FRAME, az=30, el=38, dist=2.1, look=(.0, .05, .30), mm=24, roll=-1.5)],
    "chairs": [dict(room="tile", opt=CHAIRS, az=10, el=22, dist=1.75, look=(.0, 0, .38), mm=26, roll=-1.2), dict(room="tile", opt=CHAIRS, az=-30, el=30, dist=1.6, look=(.0, 0, .40), mm=26, roll=1.4)],
}
