import { Drawing } from "~/shared/ui/Drawing";
import { BicycleWheel } from "./hero/BicycleWheel";
import { DeskLamp } from "./hero/DeskLamp";
import { HoldingHand, HoldingThumb, TurningHand } from "./hero/Hands";
import { Kettle } from "./hero/Kettle";
import { MorningWindow } from "./hero/MorningWindow";
import { OpenRadio, RadioBack } from "./hero/OpenRadio";
import { ToolRail } from "./hero/ToolRail";
import { Workbench } from "./hero/Workbench";

/** The first picture of the product: things worth mending on a bench, and two hands at one of them. */
export function HeroScene() {
  return (
    <Drawing
      width={520}
      height={450}
      sx={{ width: "100%", borderRadius: "28px", backgroundColor: "var(--mw-palette-bench)" }}
    >
      <ToolRail />
      <Workbench />
      <MorningWindow />
      <g transform="translate(106 254)">
        <BicycleWheel />
      </g>
      <DeskLamp />
      <g transform="translate(424 330)">
        <Kettle />
      </g>
      <RadioBack />
      <HoldingHand />
      <OpenRadio />
      <HoldingThumb />
      <TurningHand />
    </Drawing>
  );
}
