const NAMES =
  'Ana,Ben,Carla,Dario,Elif,Farid,Grandma Rosi,Uncle Pete,Ines,Jonas,Kaja,Leo,Mia,Noor,Olga,Paul,Quentin,Rosa,Sofia & Ben,Theo,Uma,Viktor,Wanda,Ximena,Yusuf,Zoë,Aunt Carla,DJ Marek,Cousin Leo,Prof. Lindqvist,Maximilian von Thurn,Lucia,Tom,Little Paul,Søren,Şule,Błażej,Nguyễn Hà,Αλέξης,Мария,美咲,محمد'.split(
    ',',
  );

/** The name of a made-up guest. After the end of the list, the names are repeated with a number. */
export function guestName(index: number): string {
  const round = Math.floor(index / NAMES.length);
  return `${NAMES[index % NAMES.length]}${round > 0 ? ` ${round + 1}` : ''}`.slice(0, 20);
}
