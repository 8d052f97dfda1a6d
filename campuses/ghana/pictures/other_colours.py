"""Known goods in other colours and rooms, so that listings of one kind differ."""
GOODS = {}
FLOOR = dict(upper="#e9d9b4", lower="#c9b48a", floor="grey", back=.62, sx=.9)
YARD = dict(lower="#8fa7a0", floor="concrete", back=.34, left=2.4, sx=2.6, sun=((-1.6, -1.9, 2.1), (.0, .2, .35), 900))
PORCH = dict(upper="#dfe3d6", lower="#9aa78f", floor="grey", back=.40, left=1.5, sx=.8)
SHOTS = {
    "bicycle-red": [dict(good="bicycle", v=dict(color="#8f2422", basket=False), room="tile", opt=YARD, az=22, el=16, dist=1.98, look=(.12, 0, .46), mm=25, roll=-1, rotz=-4)],
    "bicycle-blue": [dict(good="bicycle", v=dict(color="#24406f"), room="tile", opt=dict(YARD, lower="#c9a48a"), az=-26, el=20, dist=1.96, look=(.04, 0, .50), mm=25, roll=1, rotz=4)],
    "sneakers-black": [dict(good="sneakers", v=dict(color="#26272b", trim="#e6e2d6"), room="tile", opt=FLOOR, az=-40, el=36, dist=.52, look=(.0, .0, .035), mm=28, roll=2, rotz=-14, near=.02, f=10)],
    "sneakers-red": [dict(good="sneakers", v=dict(color="#8c2b2e", trim="#e6e2d6"), room="tile", opt=dict(FLOOR, lower="#86a0a8", floor="terrazzo"), az=44, el=34, dist=.52, look=(.0, .0, .035), mm=28, roll=-3, rotz=20, near=.02, f=10)],
    "guitar-dark": [dict(good="guitar", v=dict(top="#6a2f1a", top2="#34140b", turn=-8), room="tile", opt=PORCH, at=(0, .14, 0), az=18, el=16, dist=1.16, look=(.0, .2, .48), mm=27, roll=-1.4)],
    "gas-orange": [dict(good="gas", v=dict(color="#c9682a"), room="tile", opt=FLOOR, az=20, el=18, dist=1.0, look=(.02, 0, .26), mm=27, roll=-1.5)],
    "microwave-black": [dict(good="microwave", v=dict(color="#24252a", bowl=False), room="desk", opt=dict(upper="#dfe3d6", back=.40, props=False), az=-22, el=22, dist=.80, look=(.0, 0, .14), mm=28, roll=-1)],
    "speaker-blue": [dict(good="speaker", v=dict(color="#22395f", trim="#d9d6cd"), room="tile", opt=FLOOR, az=-20, el=18, dist=.86, look=(.02, 0, .21), mm=27, roll=1)],
    "wardrobe-dark": [dict(good="wardrobe", v=dict(wood="#6a3f26", wood2="#38200f", w=.80), room="tile", opt=dict(upper="#e9d9b4", lower="#c9a48a", floor="cream", back=.30, left=1.6, sx=.66), az=-18, el=9, dist=2.35, look=(.02, 0, .92), mm=23, roll=1)],
    "laptop-blue": [dict(good="laptop", v=dict(color="#5d708f", pad="#53657f", open=22), room="desk", opt=dict(upper="#c9d3d4", wood="#c9a478", wood2="#9a7448", back=.36, props=False), az=20, el=36, dist=.60, look=(.0, .02, .06), mm=28, roll=2, rotz=-6)],
}
