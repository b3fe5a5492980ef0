/** English words for what burns off a new thing that heats, and for smoke that is more than that. */
export const enFirstUse = {
  coatedHeater:
    "toaster, toast oven, toaster oven, mini oven, oven, cooker, grill, contact/electric/table grill, hob, hotplate, hot plate, heater, radiator, fan heater, convector, air fryer, airfryer, waffle iron/maker, sandwich maker/toaster/press, panini press, toastie maker, raclette, fondue, bread maker, breadmaker, slow cooker, rice cooker, popcorn maker, electric fire, stove, wood burner, log burner, bbq, barbecue",
  firstUse:
    "first use, first go, first firing, first heating, first time i/we/he/she/they ~ used/use/switched/turned/plugged/tried/ran/lit/heated/put/made, first time using/out, first time in use, first time it ~ used/heated/switched/ran, first switched/turned/used/lit/heated/ran/run/plugged, used/use it once, used/tried it ~ first, brand new, brandnew, straight/fresh out of the box, just/only unpacked, new today/yesterday, bought/arrived/delivered today/yesterday",
  wearsOff:
    "bit, little, slightly, slight, faint, faintly, whiff, wisp, light/thin smoke, minute, minutes, moment, second time nothing/fine/not, nothing the second time, second go nothing, since then nothing/fine, nothing since, not since, none since, never since, gone now, all gone, went/gone away, stopped by itself, fine since, fine now, no more smoke, no smoke/smell since/now/any",
  moreThanCoating:
    "year, years, month, months, second hand, secondhand, flea market, charity shop, winter, summer, again, still, each/every/second/third time it/we/i ~ smoke*, every time, each time, whenever, keeps, kept, comes/came/coming back, getting/gets/got worse, stronger, plastic, rubber, fish, fishy, wire, wires, wiring, cable, cord, plug, socket, flame, flames, fire, melt*, spark*, bang, pop, popped, thick, black smoke, dense, clouds, billow*, pour*, lots/loads of smoke, full/filled, alarm, trip/trips/tripped, shock, glowing, charred",
};
