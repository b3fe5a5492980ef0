/** English words for static electricity, and for what a shock has to come from if it is none. */
export const enStatic = {
  staticThing:
    "fleece/nylon/polyester/acrylic/wool/woollen/woolly/knitted/synthetic/viscose/microfibre/microfiber ~ blanket/throw/rug/cloth/fabric/bedding/cover/top/sheet, blanket of fleece/nylon/polyester/acrylic/wool, fleece, jumper, sweater, pullover, cardigan, jersey, hoodie, dress, skirt, petticoat, tights, leggings, trousers, blouse, shirt, t shirt, polo neck, coat, jacket, scarf, hat, glove, gloves, sock, socks, slipper, slippers, carpet, doormat, duvet, bed sheet, bed sheets, bedsheet, sheets, pillow, pillowcase, curtain, curtains, car door/seat, door of ~ car, slide, trampoline, bouncy castle, ball pit, handrail, hand rail, banister, bannister, bannisters, railing, door handle/knob, doorknob, shopping trolley/cart, office/desk/swivel chair, hairbrush, comb",
  staticSign:
    "shock, spark, sparks, sparky, sparking, zap, zaps, zapped, zapping, static, crackle, crackles, crackling, jolt, prickles, clings, cling",
  electricFeeling:
    "electric/electrical/electricity shock/shocks/zap/zaps/spark/sparks/jolt/jolts/charge/feeling/crackle/sting, static electricity, static electric",
  ofCurrent:
    "electric*, electrics, plug, plugged in, socket, outlet, battery, batteries, cord, flex, cable, the/a/its lead, wire, wires, wiring, charger, charging, usb, led, heated, heating, heater, heats, massage, motor, engine, switch, fuse, breaker, trip/trips/tripped, generator, lamp, lights, fairy lights, pylon, tesla, ev, hybrid, wet, damp, water, shower, pool, bath, puddle, sink, tingl*, buzz*, hum/hums/humming, vibrat*, numb, cant/couldnt let go, wont let go, burn*, burnt, smok*, smoulder*, fire, flame, flames, melt*, scorch*, singed, thrown, threw, unconscious, collapsed, heart, pacemaker, constantly, continuous, continuously",
};
