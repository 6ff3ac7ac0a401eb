export interface Room {
  id: string;
  name: string;
  seats: number;
  bookedBy: string | null;
}

const service = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/rooms`;

export async function listRooms(): Promise<Room[]> {
  const response = await fetch(service);
  return (await response.json()) as Room[];
}

export async function releaseRoom(id: string): Promise<Room> {
  if (!/^[a-z]+$/.test(id)) {
    throw new Error(`No room has the id ${id}.`);
  }
  const response = await fetch(`${service}/${id}/release`, { method: 'POST' });
  if (!response.ok) {
    throw new Error(`The room could not be released (${response.status}).`);
  }
  return (await response.json()) as Room;
}
