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
type Faults = Readonly<Record<string, Fault | undefined>>;

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
  const [faults, setFaults] = useState<Faults>({});
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
    await run(() => action(fields.values()));
  }

  async function run(act: () => Promise<void>) {
    setFaults({});
    setSubmitting(true);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      const name = fieldAtFault(error.failure);
      setFaults({ [name]: { type: error.failure, message: error.message } });
      fields.focus(name);
    } finally {
      setSubmitting(false);
    }
  }

  /** Once the form was sent, a field is judged again with each letter. */
  function judgeAgain(names: readonly string[]) {
    if (wasSent.current) setFaults((before) => ({ ...before, ...fields.judge(names) }));
  }

  const errors = fields.names.flatMap((name) => faults[name] ?? []);
  return {
    getValues: (name: keyof Values) => fields.values()[name],
    submit,
    /** Does something else than what the form is for, and fails in the same way. */
    run,
    isSubmitting,
    errorBoxId,
    messages: errors.map(({ message }) => message),
    /** Whether the action failed for this reason. */
    hasFailure: (failure: AccountFailure) => errors.some(({ type }) => type === failure),
    /** What FormField and PasswordField need for a field. */
    field: <Name extends keyof Values & string>(name: Name, rule: Rule<Values, Name> = {}) => ({
      registration: {
        name,
        ref: fields.keep(name, (values) => rule.validate?.(values[name], values)),
        onChange: () => judgeAgain([name, ...(rule.deps ?? [])]),
      },
      error: faults[name],
      // What a rule finds wrong stands under its field as well; a failed action is nobody's field.
      errorBoxId: faults[name]?.type === "validate" ? undefined : errorBoxId,
    }),
  };
}

type Judge<Values> = (values: Values) => string | true | undefined;

const valueOf = ({ type, checked, value }: HTMLInputElement) =>
  type === "checkbox" ? checked : value;

/** The inputs themselves hold what was typed, even before the script was there. */
function useFields<Values extends Record<string, string | boolean>>(defaultValues: Values) {
  const kept = useRef(new Map<string, { input: HTMLInputElement; judge: Judge<Values> }>());
  const inputOf = (name: string) => kept.current.get(name)?.input;
  const values = (): Values =>
    Object.assign(
      { ...defaultValues },
      Object.fromEntries(Array.from(kept.current, ([name, { input }]) => [name, valueOf(input)])),
    );

  return {
    names: Object.keys(defaultValues),
    values,
    focus: (name: string) => inputOf(name)?.focus(),
    keep:
      (name: string, judge: Judge<Values>) =>
      (input: HTMLInputElement | HTMLTextAreaElement | null) => {
        if (input instanceof HTMLInputElement) kept.current.set(name, { input, judge });
        else kept.current.delete(name);
      },
    /** What is wrong in each field of these names; undefined where nothing is. */
    judge: (names: readonly string[]): Faults => {
      const all = values();
      const fault = (name: string) => {
        const verdict = kept.current.get(name)?.judge(all);
        return typeof verdict === "string" ? { type: "validate", message: verdict } : undefined;
      };
      return Object.fromEntries(names.map((name) => [name, fault(name)]));
    },
  };
}
