/** The sun just up behind the hills, and its light across the wall. */
export function MorningWindow() {
  return (
    <>
      <path className="glow" d="M54 170H114L196 372H96z" />
      <path className="glow" d="M122 170H182L310 372H210z" />
      <rect className="paper" x="44" y="34" width="136" height="126" rx="5" />
      <circle className="accent" cx="86" cy="113" r="16" />
      <path className="accent" d="M86 88V82M68.3 95.3L64 91M103.7 95.3L108 91M61 113H57" />
      <path className="tint" d="M52 130C68 114 92 113 112 125S152 139 172 133V153H52z" />
      <rect x="52" y="42" width="120" height="111" rx="2" />
      <path d="M112 42V153M52 86H172" />
      <path
        className="tint"
        d="M150 142C145 132 138 129 132 130 134 138 141 143 150 142 151 133 158 125 168 125 169 135 160 142 150 142"
      />
      <path className="paper" d="M139 143H161L158 160H142z" />
      <rect className="paper" x="34" y="160" width="156" height="10" rx="3" />
    </>
  );
}
