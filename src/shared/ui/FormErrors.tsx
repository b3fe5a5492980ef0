import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";

type FormErrorsProps = {
  /** Fields in error name this id as their `errorBoxId`. */
  id?: string;
  /** In the order of the fields. What two fields share is said once. */
  messages: readonly string[];
};

/** The red box of a form; nothing while there is no error. */
export function FormErrors({ id, messages }: FormErrorsProps) {
  if (messages.length === 0) return null;
  return (
    <Alert id={id} severity="error">
      {Array.from(new Set(messages), (message) => (
        <Typography key={message}>{message}</Typography>
      ))}
    </Alert>
  );
}
