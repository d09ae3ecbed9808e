/** Whether the address asks for the page of the hosts: `/?host`, `/?host=account` or `/?host&confirm=…`, also behind other parameters. */
export function isHostPage(): boolean {
  return /([?&;]|%3f|%26)host(?![\w-])/i.test(location.search);
}
