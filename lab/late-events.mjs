// Runs in the server's process before the server starts. Plants a defect: each event of a stream is sent LATE ms late.
import { ServerResponse } from 'node:http';

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (status, headers, ...rest) {
  const { socket } = this.req;
  const write = socket.write.bind(socket);
  if (String(Object(headers)['content-type']).startsWith('text/event-stream'))
    socket.write = (...words) => Boolean(setTimeout(write, Number(process.env.LATE), ...words));
  return writeHead.call(this, status, headers, ...rest);
};
