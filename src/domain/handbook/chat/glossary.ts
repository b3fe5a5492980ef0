/** Words of repairing that a guide may use, explained for somebody who never opened anything. */
export const glossary: Readonly<Record<string, string>> = {
  fuse: "A fuse is a thin wire in a glass or ceramic tube. It melts when too much current flows, and so cuts the power before something burns. A blown one has a reason: put in the same rating only, never a stronger one.",
  RCD: "An RCD is the switch in the fuse box that cuts the power in a blink when current leaks to earth, for instance through a person. When it trips, something leaks: do not just switch it on again.",
  breaker:
    "A breaker is the switch in the fuse box that cuts one circuit when too much current flows in it.",
  multimeter:
    "A multimeter is a small meter with two probes that measures voltage, resistance and whether a wire goes through. Simple ones cost about €10 to €20, and a repair café has one.",
  continuity:
    "Continuity means that a wire or a part lets current through without a break. A multimeter beeps when its two probes touch both ends of it, always with the plug out and the battery removed.",
  limescale:
    "Limescale is the white, stony crust that hard water leaves where it is heated or dries. A mild acid such as citric acid dissolves it.",
  spudger:
    "A spudger is a flat stick of plastic, like a blunt knife, to lever cases and plugs apart without scratching them.",
  bearing:
    "A bearing is the ring or sleeve in which a shaft turns. A worn one rumbles, squeals or lets the shaft wobble.",
  "carbon brush":
    "A carbon brush is a small block of carbon, pressed by a spring, that carries current to the turning part of a motor. It wears down with use; sparks and a motor that stops and starts are its signs.",
  "thermal fuse":
    "A thermal fuse is a small part that cuts the power for good when it gets too hot. It is replaced by one of the same temperature, never bridged, and only when the cause of the heat has been found.",
  "thermal paste":
    "Thermal paste is a grey cream that goes thinly between a chip and its cooler, so that the heat gets across. It dries out over the years.",
  thermostat: "A thermostat is a switch that turns heat on and off to hold a temperature.",
  "heating element":
    "A heating element is the coil or bar that gets hot when current flows through it.",
  capacitor:
    "A capacitor is a part that stores electric charge, in some things for long after the plug is out. Do not touch its contacts.",
  solder:
    "Solder is a soft metal that is melted with a hot iron to join wires and parts so that current flows.",
  gasket: "A gasket is a ring or strip, mostly of rubber, that seals the gap between two parts.",
  seal: "A seal is a ring or strip, mostly of rubber, that keeps water or air from getting through a gap.",
  "O-ring": "An O-ring is a round rubber ring that seals two parts pushed into each other.",
  washer:
    "A washer is a flat ring. One of rubber or fibre seals, as in a tap; one of metal lies under a screw or nut and spreads its pressure.",
  cartridge:
    "In a tap, the cartridge is the exchangeable core under the handle that lets water through when you move it.",
  valve: "A valve is a part that lets water, air or gas through, or stops it.",
  descaler: "Descaler is a mild acid that dissolves limescale.",
  impeller: "An impeller is the little wheel with blades in a pump that moves the water.",
  condenser:
    "A condenser is where a machine gives off heat and vapour turns into water: in a fridge the black grille or coil at the back, in a dryer a block of fins.",
  compressor:
    "A compressor is the sealed, black, humming pot that pumps the coolant round. It is never opened at home.",
  "worm gear":
    "A worm gear is a screw that turns a toothed wheel, so that a fast motor gives a slow, strong turn.",
  gear: "A gear is a wheel with teeth that passes a turn on to another.",
  coupling: "A coupling is the part that hands the turn of the motor over to what it drives.",
  "drive belt": "A drive belt is a rubber band that passes the turn of a motor on to a wheel.",
  spindle: "A spindle is the rod on which a part turns.",
  "bottom bracket":
    "The bottom bracket is the bearing in the frame of a bicycle in which the pedal cranks turn.",
  derailleur:
    "The derailleur is the arm that shifts a bicycle's chain from one sprocket to the next.",
  hanger:
    "The hanger is the small metal tab by which the derailleur is fixed to the frame. It bends easily, and is meant to.",
  spoke: "A spoke is one of the thin rods between the hub and the rim of a wheel.",
  crank: "A crank is the arm between a pedal and the bottom bracket.",
  headset: "The headset is the pair of bearings in which a bicycle's fork turns when you steer.",
  "strain relief":
    "A strain relief is the clamp or rubber sleeve where a cable enters a case. It keeps a pull on the cable away from the wires.",
  jack: "A jack is a round plug, or the socket that it goes into, as on headphones and instruments.",
  potentiometer:
    "A potentiometer is the part behind a knob that sets volume or speed. Dirt in it makes it crackle.",
  driver:
    "In a computer a driver is the small program that lets it talk to one part, such as the sound or a printer.",
  firmware: "Firmware is the program that is built into a device and makes it run.",
  router: "A router is the box that shares the internet of the house by cable and radio.",
  "hard reset":
    "A hard reset is a forced restart, mostly by holding a button for ten seconds or more.",
  "factory reset":
    "A factory reset brings a device back to the state in which it was sold. It erases what is on it: save that first.",
  bit: "A bit is the exchangeable tip of a screwdriver or a drill.",
  Torx: "Torx is a screw with a star of six points. It needs a driver of the same size, such as T8 or T10.",
  "allen key":
    "An Allen key is a bent six-sided rod for screws with a six-sided hole. It is also called a hex key.",
  pliers: "Pliers are a gripping tool with two jaws and two handles.",
  clamp:
    "A clamp presses two parts together while glue dries. A strap, or books as a weight, press as well where the shape allows.",
  epoxy: "Epoxy is a glue of two parts that are mixed just before use and then grow very hard.",
  isopropyl:
    "Isopropyl is a clear alcohol that cleans contacts and leaves nothing behind. It burns easily.",
  lubricant: "A lubricant is oil or grease that lets parts slide on each other.",
  insulation:
    "Insulation is the plastic or rubber round a wire that keeps the current in. If it is damaged, do not touch it.",
  earth:
    "The earth is the green and yellow wire that leads a fault current away, so that the case cannot give a shock. It is never left off.",
  "slip stitch":
    "A slip stitch joins a folded edge to a cloth so that hardly anything shows: a few threads of the cloth, then a run inside the fold.",
  backstitch:
    "A backstitch goes one step back for every two forward. It is the strongest seam by hand.",
  hem: "A hem is the folded and sewn edge of a cloth.",
  seam: "A seam is the line where two pieces of cloth are sewn together.",
  bobbin: "The bobbin is the small spool that holds the lower thread of a sewing machine.",
  "feed dogs":
    "The feed dogs are the small teeth under a sewing machine's foot that move the cloth on.",
  "presser foot":
    "The presser foot is the part that holds the cloth down round the needle of a sewing machine.",
  slider: "The slider is the part of a zip that you pull and that closes its teeth.",
  dowel: "A dowel is a round wooden pin that joins two pieces of wood.",
  tenon:
    "A tenon is the tongue of a piece of wood that fits into the slot, the mortise, of another.",
  stylus: "The stylus is the fine tip, the needle, that runs in the groove of a record.",
  "drain pump": "The drain pump is the small pump that pushes the used water out of a machine.",
  interlock:
    "An interlock is a switch that lets a machine run only while its door or cover is shut. It is never bypassed.",
  motherboard:
    "The motherboard is the large circuit board to which all parts of a computer are joined.",
  PSU: "The PSU, or power supply, turns mains current into what a device needs. It is not opened at home.",
  BIOS: "The BIOS is the small program that starts a computer before its system does.",
  headshell:
    "A headshell is the small carrier at the end of a record player's arm that holds the cartridge with its needle.",
  freewheel:
    "A freewheel is the block at a bicycle's rear wheel that grips when you pedal and clicks round freely when you do not.",
  cassette: "A cassette is the stack of sprockets on the rear wheel of a bicycle.",
  sump: "A sump is the well at the bottom of a machine where the water gathers before it is pumped out; in a dishwasher it lies under the filter.",
  "float valve": "A float valve shuts the water when its float has risen with it.",
  float:
    "A float is a hollow piece that swims on the water and tells a valve or a switch how high it stands.",
  carburettor:
    "A carburettor is the part of a petrol engine that mixes petrol with air. Its holes are as fine as a hair and clog with old petrol.",
  electromagnet: "An electromagnet is a coil of wire that is a magnet only while current flows.",
  splint: "A splint is a stiff strip laid along a break and tied on both sides of it.",
  darning: "Darning is weaving new threads across a hole with a needle, over one and under one.",
  backlight:
    "A backlight is the row of small lamps behind a screen that makes its picture visible.",
  polarity:
    "Polarity says where plus and minus sit. On a round plug the small sign with a dot in an open ring shows it: the dot is the inside, the ring the outside. It must be the same on the adapter and on the thing.",
  diode:
    "A diode is a small part that lets current through one way only, often to turn alternating into direct current.",
  transistor:
    "A transistor is a small part that switches or amplifies current. In an amplifier the large ones sit on the metal that cools them.",
  resistor: "A resistor is a small part, mostly with coloured rings, that limits the current.",
  relay: "A relay is a switch that another circuit moves by a magnet; it clicks when it does.",
  transformer: "A transformer is a block of two coils that turns mains voltage into a lower one.",
  "circuit board":
    "A circuit board is the flat plate on which the small electric parts are soldered and joined by copper tracks.",
  "ribbon cable":
    "A ribbon cable is a flat, thin cable of many wires side by side. Its socket often has a small bar to lift before it comes out.",
  "heat shrink":
    "Heat-shrink is a plastic sleeve that is pushed over a joint and shrinks tight round it when warmed.",
  "self-fusing tape":
    "Self-fusing tape is a rubber tape without glue: stretched and wound over itself it grows into one piece and keeps water out.",
  "contact spray":
    "Contact spray dissolves dirt and oxide on switches and plugs. It is used with the power off and has to dry.",
  terminal: "A terminal is the point where a wire is clamped, mostly under a screw.",
  probe: "A probe is the pointed pin at the end of a meter's lead.",
  chuck: "The chuck is the part at the front of a drill that grips the bit.",
  bead: "The bead is the stiff edge of a tyre that sits in the rim.",
  rim: "The rim is the outer ring of a wheel that holds the tyre.",
  rib: "A rib is one of the thin rods or raised lines that stiffen a part; of an umbrella, the rods that hold its cloth open.",
  tension: "Tension is how tightly a thread, spring, belt or string is pulled.",
  descaling:
    "Descaling is dissolving limescale with a mild acid such as citric acid, and rinsing it out.",
  "truss rod":
    "The truss rod is a steel rod inside a guitar's neck that keeps it straight against the pull of the strings. It is turned by an eighth at a time.",
  "edge paint":
    "Edge paint is the thick, rubbery paint on the cut edges of leather. Leather and bag-making shops sell it in small bottles; old paint is peeled and sanded off first.",
  pivot:
    "A pivot is the pin or screw round which a part turns; of a folding knife or pliers, the one at the joint of the two halves.",
  "shock cord": "Shock cord is the elastic cord inside a tent pole or along a rucksack.",
  strike:
    "The strike, or keep, is the metal plate in the door frame into which the bolt of a lock goes.",
  "burner cap": "The burner cap is the loose lid on a gas burner over which the flame comes out.",
  coupler:
    "A coupler is the part that joins two shafts or hoses; in a blender the toothed piece under the jug.",
  "print head":
    "The print head is the part of an inkjet printer that shoots the ink through fine nozzles, either in the cartridge or in the carriage.",
  "nozzle test":
    "A nozzle test prints a pattern of fine lines in each colour; gaps show which nozzles are clogged. It is in the printer's menu under maintenance.",
  carriage: "The carriage is the sledge in a printer that carries the cartridges to and fro.",
  "encoder strip":
    "The encoder strip is the clear band with fine lines behind a printer's carriage, by which it knows where it is.",
  roller: "A roller is a round bar that turns and moves paper or cloth along.",
  "task manager":
    "The task manager is a program of Windows that shows what is running and how much it takes: press Ctrl, Shift and Esc together.",
  SSD: "An SSD is a disk without moving parts. It is silent and much faster than a disk that spins.",
  RAM: "RAM is the working memory of a computer. What is in it is gone when it is switched off.",
  ratchet: "A ratchet lets a part turn one way and holds it the other way.",
  torque: "Torque is how strongly something is turned, in newton metres (Nm).",
  circlip: "A circlip is an open spring ring that sits in a groove and keeps a part on its shaft.",
  "split pin":
    "A split pin is a bent wire through a hole that keeps a nut or a wheel from coming off.",
  rivet: "A rivet is a metal pin whose end is pressed wide, to join two parts for good.",
  grommet: "A grommet is a rubber ring in a hole that keeps a cable from chafing.",
  thermocouple:
    "A thermocouple is the thin copper rod beside a gas flame. While it is hot it keeps the gas open; when it cools, the gas is shut.",
  "pilot light":
    "A pilot light is the small flame that burns all the time and lights the main one.",
  flue: "A flue is the pipe that leads the fumes out of the house.",
  sprocket: "A sprocket is a toothed wheel over which a chain runs.",
  "brake pad":
    "A brake pad is the block that is pressed against the rim or the disc. Its groove or thickness shows how worn it is.",
  "inner tube": "An inner tube is the rubber tube with the valve inside a tyre.",
  veneer: "Veneer is a thin sheet of good wood glued onto a cheaper one.",
  tack: "A tack is a short nail with a wide head, for cloth and leather.",
  webbing: "Webbing is the woven bands under a seat that carry its cushion.",
  interfacing:
    "Interfacing is a stiff cloth, often ironed on, that strengthens another from behind.",
  basting:
    "Basting is sewing with long, loose stitches that only hold until the real seam is made.",
  selvedge: "The selvedge is the firm edge of a cloth as it comes from the roll.",
  welt: "The welt is the strip of leather to which the upper and the sole of a good shoe are sewn.",
  patina:
    "A patina is the thin layer that age leaves on metal or wood. It often is worth more than a shine.",
  primer: "Primer is the first coat, which makes paint or glue stick.",
  grain: "The grain is the direction in which the fibres of wood run.",
  mortise: "A mortise is the slot in wood into which the tongue of another piece fits.",
  pulley: "A pulley is a grooved wheel for a belt or a cord.",
  "pump strainer": "A strainer is a small sieve that keeps dirt out of a pump.",
  "pressure relief valve":
    "A pressure relief valve lets steam or water out before the pressure becomes dangerous. It is never blocked.",
  ferrule:
    "A ferrule is the metal ring or cap at the end of a handle, a wire or a tube that keeps it from splitting.",
  "hex key": "A hex key, or Allen key, is a bent six-sided rod for screws with a six-sided hole.",
  crimp: "To crimp is to press a metal sleeve round a wire so that it holds without solder.",
  toner:
    "Toner is the fine powder that a laser printer melts onto the paper. It is wiped up damp, never vacuumed.",
  defrost:
    "To defrost is to let the ice in a fridge or freezer melt, with the machine off and its door open.",
};
