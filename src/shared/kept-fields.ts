import { tabStorage } from "./tab-storage";

type Fields = Readonly<Partial<Record<string, string>>>;

/** Keeps what is typed into a form for a reload. Never a password. */
export const keepFields = (form: string, fields: Fields) =>
  tabStorage.setItem(form, JSON.stringify(fields));

export const forgetFields = (form: string) => tabStorage.removeItem(form);

export function keptFields(form: string): Fields {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(form) ?? "{}");
    return Object.fromEntries(
      Object.entries(Object(kept)).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      ),
    );
  } catch {
    return {};
  }
}
