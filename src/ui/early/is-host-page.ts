/** Whether the address is that of the hosts' page, such as `/?host`, `/?host=account` or `/?a=b&host&confirm=…`. */
export function isHostPage(): boolean {
  return /([?&;]|%3f|%26)host(?![\w-])/i.test(location.search);
}
