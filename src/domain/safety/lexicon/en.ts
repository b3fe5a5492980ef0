import { enCautions } from "./en-cautions";
import { enElectric } from "./en-electric";
import { enFire } from "./en-fire";
import { enFirstUse } from "./en-first-use";
import { enForce } from "./en-force";
import { enHarmless } from "./en-harmless";
import { enSigns } from "./en-signs";
import { enStatic } from "./en-static";
import { enThings } from "./en-things";

export const en = {
  ...enThings,
  ...enElectric,
  ...enFire,
  ...enForce,
  ...enCautions,
  ...enSigns,
  ...enStatic,
  ...enFirstUse,
  ...enHarmless,
};
