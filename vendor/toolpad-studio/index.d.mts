import express from 'express';

interface AppHandler {
    handler: express.Handler;
    dispose: () => Promise<void>;
}
interface ToolpadHandlerConfig {
    dev: boolean;
    dir: string;
    base: string;
    toolpadDevMode?: boolean;
}
declare function createHandler({ dev, dir, base, }: ToolpadHandlerConfig): Promise<AppHandler>;

export { createHandler };
