/** Whether the address asks for the page of the hosts: `/?host`, `/?host=account` or `/?host&confirm=…`. */
export function isHostPage(): boolean {
  return location.search.startsWith('?host');
}
