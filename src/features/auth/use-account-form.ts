import { type FormEvent, useId, useRef, useState } from "react";
import { AccountError, type AccountFailure } from "~/services/accounts/account-error";

type AccountForm<Values> = {
  /** Its keys are the fields, in the order in which they stand. */
  defaultValues: Values;
  /** What the form is for. Fails with an AccountError, which the red box then says. */
  action: (values: Values) => Promise<void>;
  /** The field to mark and to go to for a failure of the action. */
  fieldAtFault: (failure: AccountFailure) => keyof Values & string;
};

type Rule<Values, Name extends keyof Values> = {
  /** True, or what is wrong. */
  validate?: (value: Values[Name], values: Values) => string | true;
  /** The fields that are judged by what stands in this one. */
  deps?: readonly (keyof Values & string)[];
};

type Fault = { type: string; message: string };
type Faults<Values> = { [Name in keyof Values]?: Fault };

/**
 * A form around one account action: its fields, its messages, and its way of being sent. Its own, because
 * these screens are waited for, and react-hook-form is more script than all else in them.
 */
export function useAccountForm<Values extends Record<string, string | boolean>>({
  defaultValues,
  action,
  fieldAtFault,
}: AccountForm<Values>) {
  const fields = useFields(defaultValues);
  const [faults, setFaults] = useState<Faults<Values>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const wasSent = useRef(false);
  const errorBoxId = useId();

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isSubmitting) return;
    wasSent.current = true;
    const found = fields.judge(fields.names);
    setFaults(found);
    const first = fields.names.find((name) => found[name]);
    if (first) return fields.focus(first);
    setSubmitting(true);
    try {
      await action(fields.values());
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      const name = fieldAtFault(error.failure);
      setFaults({ [name]: { type: error.failure, message: error.message } } as Faults<Values>);
      fields.focus(name);
    } finally {
      setSubmitting(false);
    }
  }

  /** Once the form was sent, a field is judged again with each letter. */
  function judgeAgain(names: readonly (keyof Values & string)[]) {
    if (!wasSent.current) return;
    const found = fields.judge(names);
    setFaults((before) => ({
      ...before,
      ...Object.fromEntries(names.map((name) => [name, found[name]])),
    }));
  }

  const errors = fields.names.flatMap((name) => faults[name] ?? []);
  return {
    getValues: (name: keyof Values & string) => fields.values()[name],
    setValue: fields.setValue,
    submit,
    isSubmitting,
    errorBoxId,
    messages: errors.map(({ message }) => message),
    /** Whether the action failed for this reason. */
    hasFailure: (failure: AccountFailure) => errors.some(({ type }) => type === failure),
    /** What FormField and PasswordField need for a field. */
    field: <Name extends keyof Values & string>(name: Name, rule: Rule<Values, Name> = {}) => ({
      registration: {
        name,
        ref: fields.keep(name, rule),
        onChange: () => judgeAgain([name, ...(rule.deps ?? [])]),
      },
      error: faults[name],
      errorBoxId,
    }),
  };
}

type Field = {
  input: HTMLInputElement;
  validate: ((value: never, values: never) => string | true) | undefined;
};

/** The inputs themselves hold what was typed, even before the script was there. */
function useFields<Values extends Record<string, string | boolean>>(defaultValues: Values) {
  type Name = keyof Values & string;
  const kept = useRef(new Map<string, Field>());
  const names = Object.keys(defaultValues) as Name[];

  const valueOf = (name: Name) => {
    const input = kept.current.get(name)?.input;
    if (!input) return defaultValues[name];
    return input.type === "checkbox" ? input.checked : input.value;
  };
  // A box is a boolean and every other field a text: as the values that the form began with.
  const values = () => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Values;

  return {
    names,
    values,
    setValue(name: Name, value: string) {
      const input = kept.current.get(name)?.input;
      if (input) input.value = value;
    },
    focus: (name: Name) => kept.current.get(name)?.input.focus(),
    keep:
      <Own extends Name>(name: Own, { validate }: Rule<Values, Own>) =>
      (input: HTMLInputElement | HTMLTextAreaElement | null) => {
        if (input instanceof HTMLInputElement) kept.current.set(name, { input, validate });
        else kept.current.delete(name);
      },
    /** What is wrong in the fields of these names. */
    judge(some: readonly Name[]) {
      const all = values();
      const found: Faults<Values> = {};
      for (const name of some) {
        const verdict = kept.current.get(name)?.validate?.(all[name] as never, all as never);
        if (typeof verdict === "string") found[name] = { type: "validate", message: verdict };
      }
      return found;
    },
  };
}
