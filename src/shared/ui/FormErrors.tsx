import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

type FormErrorsProps = {
  /** Fields in error name this id as their `errorBoxId`. */
  id?: string;
  /** In the order of the fields. What two fields share is said once. */
  messages: readonly string[];
};

/** The red box of a form; nothing while there is no error. */
export function FormErrors({ id, messages }: FormErrorsProps) {
  const unlike = [...new Set(messages)];
  if (unlike.length === 0) return null;
  return (
    <Alert id={id} severity="error">
      {unlike.length === 1 ? (
        <Typography>{unlike[0]}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {unlike.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
