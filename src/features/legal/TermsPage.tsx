import { LegalPage } from "./LegalPage";

export default function TermsPage() {
  return <LegalPage title="Terms of Service" file="/terms-of-service.html" />;
}
