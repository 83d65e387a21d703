// A browser swallows a tap now and then, or takes a finger for one that scrolls. What fails twice is a fault; what needed a
// second try is named at the end of the run.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
