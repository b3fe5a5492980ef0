import { underWay } from "~/shared/under-way";
import { About } from "./About";
import { CategoryGrid } from "./CategoryGrid";
import { Hero } from "./Hero";
import { HowItWorks } from "./HowItWorks";
import { WhyRepair } from "./WhyRepair";

export default function LandingPage() {
  return (
    <>
      <title>Mendwise: fix, don't replace</title>
      {underWay()}
      <Hero />
      <CategoryGrid />
      <HowItWorks />
      <WhyRepair />
      <About />
    </>
  );
}
