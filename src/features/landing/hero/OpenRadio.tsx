/** The back that came off, and two of its screws. */
export function RadioBack() {
  return (
    <>
      <path className="tint" d="M28 364L42 342H112L98 364z" />
      <path d="M54 350H92M50 357H88" />
      <path d="M484 348L490 351M496 360H503" />
      <circle className="paper" cx="483" cy="348" r="3" />
      <circle className="paper" cx="495" cy="360" r="3" />
    </>
  );
}

/** A portable radio from behind, its back off. */
export function OpenRadio() {
  return (
    <>
      <path d="M222 232L199 180" />
      <circle className="paper" cx="198" cy="178" r="3" />
      <path d="M242 236V222a6 6 0 0 1 6-6H304a6 6 0 0 1 6 6V236" strokeWidth="8" />
      <path
        className="paper-line"
        d="M242 236V222a6 6 0 0 1 6-6H304a6 6 0 0 1 6 6V236"
        strokeWidth="4"
      />
      <rect className="paper" x="206" y="232" width="140" height="114" rx="14" />
      <rect className="tint" x="216" y="242" width="120" height="94" rx="7" />
      <circle className="paper" cx="254" cy="280" r="28" />
      <path d="M254 252V267M254 293V308M226 280H241M267 280H282" />
      <circle className="paper" cx="254" cy="280" r="13" />
      <circle className="ink" cx="254" cy="280" r="3" />
      <rect className="paper" x="294" y="252" width="34" height="66" rx="3" />
      <rect className="tint" x="300" y="258" width="12" height="16" rx="2" />
      <path d="M318 260H322M318 266H322M318 272H322M318 284V294M323 284V294" />
      <circle className="tint" cx="306" cy="289" r="5" />
      <path className="accent" d="M266 286C276 296 284 302 294 302" />
      <path d="M266 274C276 268 284 264 294 264" />
      <circle className="paper" cx="310" cy="308" r="5" />
      <rect className="paper" x="236" y="318" width="50" height="11" rx="5.5" />
      <path d="M264 318V329" />
    </>
  );
}
