export interface Job {
  id: number;
  customer: string;
  bike: string;
  problem: string;
  due: string;
}

const jobs: Job[] = [
  {
    id: 1042,
    customer: 'Freya Lund',
    bike: 'Gazelle, blue',
    problem: 'Rear wheel out of true',
    due: 'Monday',
  },
  {
    id: 1043,
    customer: 'Omar Haddad',
    bike: 'Brompton, red',
    problem: 'Hinge creaks',
    due: 'Monday',
  },
  {
    id: 1047,
    customer: 'Rita Moura',
    bike: 'Cargo bike',
    problem: 'Brakes do not hold',
    due: 'Tuesday',
  },
  {
    id: 1051,
    customer: 'Piet Hein',
    bike: 'Batavus, black',
    problem: 'Lights fail in rain',
    due: 'Friday',
  },
];

export async function listJobs(): Promise<Job[]> {
  return jobs;
}

export interface JobPage {
  job: Job;
  previous: string;
  next: string;
}

/** The job with this id, which is a string in the URL, and the ids of its neighbors in the list. */
export async function getJob(id: string): Promise<JobPage | null> {
  const index = jobs.findIndex((job) => String(job.id) === id);
  if (index < 0) {
    return null;
  }
  const idAt = (place: number) => (jobs[place] ? String(jobs[place].id) : '');
  return { job: jobs[index], previous: idAt(index - 1), next: idAt(index + 1) };
}
