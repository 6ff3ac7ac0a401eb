export interface Room {
  id: string;
  name: string;
  seats: number;
  bookedBy: string | null;
}

const service = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/rooms`;

/** Calls the API of the server that the app runs in. */
async function callRooms(path = '', method: 'GET' | 'POST' = 'GET') {
  const response = await fetch(service + path, { method, signal: AbortSignal.timeout(10_000) });
  if (response.status === 409) {
    throw new Error('Someone else has released this room.');
  }
  if (!response.ok) {
    throw new Error(`The rooms are not available (${response.status}).`);
  }
  return response.json();
}

export async function listRooms(): Promise<Room[]> {
  return (await callRooms()) as Room[];
}

export async function releaseRoom(id: string): Promise<Room> {
  if (!/^[a-z]+$/.test(id)) {
    throw new Error(`No room has the id ${id}.`);
  }
  return (await callRooms(`/${id}/release`, 'POST')) as Room;
}
