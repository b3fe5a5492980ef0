import { LegalPage } from "./LegalPage";

export default function PrivacyPage() {
  return <LegalPage title="Privacy Policy" file="/privacy-policy.html" />;
}
