/** A broad top with its front edge, and the drawers below. */
export function Workbench() {
  return (
    <>
      <rect className="paper no-line" y="304" width="520" height="82" />
      <path className="quiet" d="M14 460V400H166V460M180 460V400H404V460M418 460V400H506V460" />
      <path d="M280 422H304" strokeWidth="4" />
      <path d="M-4 304H524M-4 372H524M-4 386H524" />
    </>
  );
}
