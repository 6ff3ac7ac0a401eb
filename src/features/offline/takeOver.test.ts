import { freshVisits, later, type FakeVisit } from './testingUpdates';

let visit: FakeVisit;

freshVisits((fresh) => {
  visit = fresh;
});

describe('spec 7.2: an update that was told to take over', () => {
  it('is told again when nothing comes of it, unless the reader has begun a comment', async () => {
    visit.watch();
    const update = visit.registration.findUpdate();
    await later();
    visit.hasUnsentText = true;
    await later(60_000);
    expect(update.postMessage).toHaveBeenCalledTimes(1);
    visit.hasUnsentText = false;
    await later(5000);
    expect(update.postMessage).toHaveBeenCalledTimes(2);
    visit.takeOver();
    await later(60_000);
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });

  it('gives way to a newer one while it takes over, which then reloads the page', async () => {
    visit.watch();
    visit.registration.findUpdate();
    await later();
    const newer = visit.registration.findUpdate();
    await later(5000);
    expect(newer.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    visit.takeOver();
    await later();
    expect(visit.reload).toHaveBeenCalledTimes(1);
  });
});
