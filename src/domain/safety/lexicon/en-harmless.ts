/** English words for small lights that look like danger, and for what is more than that. */
export const enHarmless = {
  sparkyThing:
    "charger, adapter, adaptor, power brick/supply, laptop, notebook, macbook, phone, tablet, ipad, computer, pc, monitor, tv, television, console, printer",
  tinySpark:
    "tiny/little/small/mini/slight/wee/short/brief/minute _ spark/sparks, bit of ~ spark, blue spark",
  atPlugIn:
    "when/as/whenever/while/moment/time/if/second i/you/we/he/she ~ plug/push/put/stick/insert/connect/plugged/pushed, on/when/while/by/as/at plugging/inserting/connecting/pushing, plug/push/put/stick/plugging/pushing/putting it/the/them/my/this _ in/into",
  moreThanSpark:
    "brown, browned, black, blackened, scorch*, burn*, burnt, melt*, soft, hot, warm, smell*, stink*, stank, smok*, crackl*, sizzl*, fizz*, buzz*, hum/hums/humming, hiss*, bang*, pop/pops/popped, loud, big, bigger, huge, large, yellow, orange, white, flame/flames, fire, trip/trips/tripped, fuse/fuses, breaker, shock, zap*, keeps/kept, still spark*/flash*, continues, while/once/when it is/its in, while/once in, wiggle*, move/moved/moves, wet, water, damp, loose, bent, broken, broke, crack, cracked, bare, frayed, dead, stopped, went off",
  lampThing:
    "led, leds, lamp, bulb, lightbulb, light, lights, ceiling light/lamp, spotlight, spotlights, spot, spots, downlight*, chandelier, pendant",
  offGlow:
    "glow/glows/glowing/glowed/glimmer/glimmers/glimmering/gleams __ off, glow/glows/glowing/glowed/glimmer/glimmers/glimmering/gleams __ when/even/while/with/although/though/despite/after/once __ off, glow/glows/glowing/glowed/glimmer/glimmers/glimmering/gleams * * * __ when/even/while/with/although/though/despite/after/once __ off, off __ glow/glows/glowing/glowed/glimmer/glimmers/glimmering/gleams, stay/stays/staying/still/remains/keeps _ dim/dimly/faint/faintly/lit __ off, off __ still/stays/remains _ dim/dimly/faint/faintly/lit",
  moreThanGlow:
    "brown, browned, black, blackened, scorch*, burn*, burnt, melt*, hot, warm, smell*, stink*, stank, smok*, crackl*, sizzl*, buzz*, hum/hums/humming, hiss*, spark*, bang*, flame/flames, red, orange, trip/trips/tripped, fuse/fuses, shock, zap*, tingl*, wet, water, damp, drip*, rain, loose, broken, cracked, bare, holder, wire, wires, cord, cable, plug, socket",
};
