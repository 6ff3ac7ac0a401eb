import * as React from 'react';
import Link from '@mui/material/Link';
import { createComponent } from '@toolpad/studio/browser';

interface JobLinkProps {
  value?: number | null;
}

/** A cell of a grid that links to the page of its row. */
function JobLink({ value }: JobLinkProps) {
  return value === undefined || value === null ? null : (
    <Link href={`job?id=${encodeURIComponent(value)}`} onClick={(event) => event.stopPropagation()}>
      {value}
    </Link>
  );
}

export default createComponent(JobLink, { argTypes: {} });
