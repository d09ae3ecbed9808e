/** A sentence in which one part stands out. */
export function Stress({ sentence, part }: { sentence: string; part: string }) {
  const [before = '', ...after] = sentence.split(part);
  return (
    <>
      {before}
      <b>{part}</b>
      {after.join(part)}
    </>
  );
}
