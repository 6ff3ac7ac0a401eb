CREATE TABLE tickets (
  id INTEGER PRIMARY KEY,
  customer TEXT NOT NULL,
  subject TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'waiting', 'closed')),
  hours REAL NOT NULL DEFAULT 0,
  opened TEXT NOT NULL
);

INSERT INTO tickets (customer, subject, status, hours, opened) VALUES
  ('Bakery Holm', 'Oven control shows error 14', 'open', 1.50, '2026-03-02'),
  ('Lindgren & Sons', 'Invoice printer is offline', 'waiting', 0.75, '2026-03-02'),
  ('Marine Supplies', 'Scanner loses its connection', 'open', 3.25, '2026-03-03'),
  ('School on the Hill', 'New accounts for twelve pupils', 'open', 0.00, '2026-03-03'),
  ('Cycle Repair Co.', 'Card reader refuses payments', 'closed', 2.00, '2026-02-26'),
  ('Print Studio 9', 'Colors differ after update', 'closed', 4.50, '2026-02-24');
