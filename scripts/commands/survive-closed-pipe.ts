// A reader of the output, such as `head`, may close the pipe early. The command then continues without output.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
