import type { UseFormReturn } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { repairCategories } from "~/domain/repair-categories";
import { FormField } from "~/shared/ui/FormField";
import type { RequestFields } from "./use-request-draft";

/** Longer than anybody writes, short enough for every model. */
const longestText = 8000;

const atLeast = (length: number, message: string) => ({
  validate: (text: string) => {
    if (text.trim().length > longestText) return "Use at most 8,000 characters";
    return text.trim().length >= length || message;
  },
});

/** What is broken, and how. */
export function ItemFields({ form }: { form: UseFormReturn<RequestFields> }) {
  const example = useCategoryExample();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  // While the request is under way, what it is based on must not change.
  const slotProps = { htmlInput: { readOnly: isSubmitting } };
  return (
    <>
      <FormField
        label="Item Description"
        required
        minRows={3}
        placeholder={example.exampleItem}
        slotProps={slotProps}
        hint="Minimum 10 characters"
        error={errors.itemDescription}
        registration={register(
          "itemDescription",
          atLeast(10, "Description must be at least 10 characters"),
        )}
      />
      <FormField
        label="Issue Description"
        required
        minRows={3}
        placeholder={example.exampleIssue}
        slotProps={slotProps}
        hint="Minimum 5 characters"
        error={errors.itemIssue}
        registration={register(
          "itemIssue",
          atLeast(5, "Issue description must be at least 5 characters"),
        )}
      />
    </>
  );
}

/** The landing page's categories lead here with their name in the address. */
function useCategoryExample() {
  const [search] = useSearchParams();
  const chosen = repairCategories.find(({ id }) => id === search.get("category"));
  return chosen ?? repairCategories[6];
}
