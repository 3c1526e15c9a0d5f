# Rolefit in one image; the command picks the app:
#
#   node --enable-source-maps apps/gateway/dist/main.js    HTTP, live events and the web client (the default)
#   node --enable-source-maps --no-regexp-tier-up apps/worker/dist/main.js
#                                                          background jobs; the flag halves the processor time of reading
#   node libs/database/dist/migrate.js                     brings the database up to date, and ends
#
# Nothing here needs root, a shell script or a package of Debian's: the children that read PDFs are confined by programs of
# util-linux (unshare, prlimit, setpriv), which every Debian has. Steps use paths relative to the stage's folder, so that
# `npm run check:image` can run them without an engine.

# Packages are installed for the processor of the image. All else is the same for each of them, and built on the machine's own: emulation is slow.
FROM node:22.23.2-bookworm-slim@sha256:48e4b67d85f87bd551df43704e24d252f56cc5f8e9718841aace50f19948f0f9 AS node
FROM --platform=$BUILDPLATFORM node:22.23.2-bookworm-slim@sha256:48e4b67d85f87bd551df43704e24d252f56cc5f8e9718841aace50f19948f0f9 AS builder

FROM builder AS sources
WORKDIR /app
COPY . .

# What npm reads, so that only a change of these files fetches packages again.
FROM sources AS requested
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

# What runs in production, and nothing that builds or tests.
FROM node AS packages
WORKDIR /app
COPY --from=requested /app .
RUN npm ci --omit=dev --workspace=@rolefit/gateway --workspace=@rolefit/worker --ignore-scripts --no-audit --no-fund
# Nothing at run time reads types, source maps of packages, or TypeScript, which npm adds for a package that only looks for it at build time.
RUN rm -rf node_modules/typescript && find node_modules -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' \) -delete

FROM builder AS build
WORKDIR /app
COPY --from=requested /app .
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY --from=sources /app .
RUN node node_modules/typescript-native/bin/tsc -b tsconfig.build.json
RUN cd apps/web && NODE_ENV=production node bundling/build.ts
# The built files alone, without types and what only tests import.
RUN mkdir image \
  && cp -r --parents package.json apps/gateway/package.json apps/gateway/dist apps/worker/package.json apps/worker/dist apps/web/dist libs/*/package.json libs/*/dist image \
  && rm -rf image/libs/testing image/libs/api-client image/libs/*/dist/testing image/apps/*/dist/testing \
  && find image \( -name '*.d.ts' -o -name '*.tsbuildinfo' \) -delete

# A stand-in for GitHub's sign-in that lets everybody in: for a laptop, see docker-compose.yml.
FROM build AS demo-sign-in
USER 65532:65532
CMD ["node", "--disable-warning=ExperimentalWarning", "tools/deploy/compose/demo-sign-in.ts"]

# Node alone on the Debian that its image is made of: without npm, yarn and headers.
FROM debian:bookworm-20260918-slim@sha256:3783cc01769c7b2b1b83a5c5ad96c815348e28ed7da68e2e3687004faa906251 AS rolefit
WORKDIR /app
COPY --from=node /usr/local/bin/node /usr/local/bin/node
# In a container 127.0.0.1 is the container alone.
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  WEB_DIST_DIR=/app/apps/web/dist
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/image .
# By number, so that Kubernetes can see that it is not root. It owns no file and writes none.
USER 65532:65532
EXPOSE 4000 4001
# Of the gateway; whoever runs a worker asks its own port.
HEALTHCHECK --interval=15s --timeout=4s --start-period=45s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node ends in order on SIGTERM by itself, also as the first process.
CMD ["node", "--enable-source-maps", "apps/gateway/dist/main.js"]
