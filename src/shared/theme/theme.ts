import { createTheme } from "@mui/material/styles";
import { alertOverrides } from "./components/alert";
import { buttonOverrides } from "./components/button";
import { buttonBaseOverrides } from "./components/button-base";
import { cardOverrides } from "./components/card";
import { checkboxOverrides } from "./components/checkbox";
import { circularProgressOverrides } from "./components/circular-progress";
import { cssBaselineOverrides } from "./components/css-baseline";
import { dialogOverrides } from "./components/dialog";
import { drawerOverrides } from "./components/drawer";
import { iconButtonOverrides } from "./components/icon-button";
import { linkOverrides } from "./components/link";
import { outlinedInputOverrides } from "./components/outlined-input";
import { switchOverrides } from "./components/switch";
import { formControlOverrides, textFieldOverrides } from "./components/text-field";
import { typographyOverrides } from "./components/typography";
import { darkPalette, lightPalette } from "./palette";
import { typography } from "./typography";

/**
 * The whole look. Screens lay out; they carry no colours of their own. MUI takes a while over it: the
 * start gives it a task of its own.
 */
export const makeTheme = () =>
  createTheme({
    cssVariables: { cssVarPrefix: "mw", colorSchemeSelector: "data-color-scheme" },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    typography,
    shape: { borderRadius: 8 },
    spacing: 8,
    motion: { reducedMotion: "system" },
    focusVisible: { outlineWidth: 3, outlineOffset: 2 },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 140,
        short: 160,
        standard: 200,
        complex: 220,
        enteringScreen: 200,
        leavingScreen: 160,
      },
    },
    components: {
      MuiAlert: alertOverrides,
      MuiButton: buttonOverrides,
      MuiButtonBase: buttonBaseOverrides,
      MuiCard: cardOverrides,
      MuiCheckbox: checkboxOverrides,
      MuiCircularProgress: circularProgressOverrides,
      MuiCssBaseline: cssBaselineOverrides,
      MuiDialog: dialogOverrides,
      MuiDrawer: drawerOverrides,
      MuiFormControl: formControlOverrides,
      MuiIconButton: iconButtonOverrides,
      MuiLink: linkOverrides,
      MuiOutlinedInput: outlinedInputOverrides,
      MuiSwitch: switchOverrides,
      MuiTextField: textFieldOverrides,
      MuiTypography: typographyOverrides,
    },
  });
