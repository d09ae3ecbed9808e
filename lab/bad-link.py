"""A link between two network namespaces, for kernels without netem: every packet comes late, and some never come.

python3 lab/bad-link.py THERE HERE MILLISECONDS PERCENT. Makes the devices `there` and `here` in these namespaces.
"""
import fcntl
import heapq
import os
import random
import select
import struct
import subprocess
import sys
import time

TUNSETIFF, TUN_WITHOUT_HEADER = 0x400454CA, 0x1001
spaces, delay_s, loss = sys.argv[1:3], float(sys.argv[3]) / 1000, float(sys.argv[4]) / 100


def open_end(name, space):
    end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH", f"{name}-{os.getpid()}".encode()[:15], TUN_WITHOUT_HEADER))
    subprocess.run(["ip", "link", "set", f"{name}-{os.getpid()}"[:15], "netns", space, "name", name], check=True)
    return end


there, here = open_end("there", spaces[0]), open_end("here", spaces[1])
other = {there: here, here: there}
late, count = [], 0
while True:
    wait = max(0, late[0][0] - time.monotonic()) if late else None
    for end in select.select([there, here], [], [], wait)[0]:
        try:
            while True:
                packet = os.read(end, 65536)
                count += 1
                if random.random() >= loss:
                    heapq.heappush(late, (time.monotonic() + delay_s, count, other[end], packet))
        except BlockingIOError:
            pass
        except OSError:
            time.sleep(0.01)  # The end is not up yet.
    while late and late[0][0] <= time.monotonic():
        _, _, end, packet = heapq.heappop(late)
        try:
            os.write(end, packet)
        except OSError:
            pass  # A queue is full: one more packet is lost.
