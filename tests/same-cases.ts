import fc from 'fast-check';

/**
 * The made-up cases are the same at every run, so that only a change of the code changes what a run says. Others are
 * looked through by `SHAHNA_SEED=7 npm test`.
 */
fc.configureGlobal({ seed: Number(process.env.SHAHNA_SEED ?? 1) });
