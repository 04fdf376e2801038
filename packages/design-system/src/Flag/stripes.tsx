/** Equal stripes of a flag of 24 × 16: horizontal from the top, or vertical from the left. */
export const stripes = (fills: readonly string[], isUpright = false) =>
  fills.map((fill, index) => {
    const share = (isUpright ? 24 : 16) / fills.length;
    return isUpright ? (
      <rect key={index} x={index * share} width={share} height="16" fill={fill} />
    ) : (
      <rect key={index} y={index * share} width="24" height={share} fill={fill} />
    );
  });
