// wsload: a single-threaded epoll load generator for tables of people who move in turn.
// T tables x S seats, one move in flight per table; a move is complete when all S seats of the table have
// been told of it; then the next seat moves.
// build: gcc -O2 -o wsload wsload.c
// modes: wordless  our protocol and a real game: Sign, each move a swap of a hand card for a table card
//        bgio      socket.io v4 framing + boardgame.io sync/update, namespace /swap
//        colyseus  Colyseus binary protocol, complete on ROOM_DATA frames
// wordless and colyseus read one line a seat from -F (six lines a table, whatever S is): a path; for wordless also token, stage, hand, table cards.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
#include <unistd.h>
#include <errno.h>
#include <time.h>
#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/resource.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <arpa/inet.h>

enum { WORDLESS, BGIO, COLYSEUS };
#define CARDS 16
typedef struct { int fd, table, seat, phase, hand[CARDS], hands; uint8_t *buf; size_t len, cap; long lastseq; char token[64]; } Conn;
typedef struct { int turn, pending, waiting, lie[CARDS], lies; long seq, stateid; uint64_t t0, next; uint64_t moves; } Table;

static int mode = WORDLESS, T = 10, S = 6, port = 9001, think_us = 0, verbose = 0;
static double dur = 4, warm = 1;
static const char *path = "/ws?table=%d&seat=%d", *pathfile = NULL;
static long rssbase=0;
static unsigned run;
static int pids[64], npids = 0;
static Conn *C; static Table *TB;
static uint64_t tx_frames, rx_frames, rx_bytes, tx_bytes, errors;
static uint32_t *lat; static size_t nlat, caplat; static int measuring;

static uint64_t now(void){ struct timespec t; clock_gettime(CLOCK_MONOTONIC,&t); return t.tv_sec*1000000000ull+t.tv_nsec; }
static void die(const char*m){ perror(m); exit(2); }

static void send_frame(Conn *c, int op, const char *p, size_t n){
  uint8_t f[2048]; size_t h=2; f[0]=0x80|op;
  if(n<126) f[1]=0x80|n; else { f[1]=0x80|126; f[2]=n>>8; f[3]=n; h=4; }
  static const uint8_t mk[4]={0x37,0xfa,0x21,0x3d};
  memcpy(f+h,mk,4); h+=4;
  for(size_t i=0;i<n;i++) f[h+i]=p[i]^mk[i&3];
  ssize_t r=send(c->fd,f,h+n,MSG_NOSIGNAL);
  if(r!=(ssize_t)(h+n)){ fprintf(stderr,"short send %zd/%zu\n",r,h+n); exit(3);}
  tx_frames++; tx_bytes+=h+n;
}
static void send_move(int t){
  Table *tb=&TB[t]; Conn *c=&C[t*S+tb->turn]; char m[512]; int n;
  int slot=tb->seq%5, to=(tb->turn+1)%S;
  if(mode==WORDLESS){
    int g=tb->seq%c->hands, k=(tb->seq/3)%tb->lies, give=c->hand[g], take=tb->lie[k];
    n=snprintf(m,sizeof m,"{\"say\":\"ask\",\"id\":\"%08x%08x%08x\",\"stage\":%ld,\"move\":{\"move\":\"swap\",\"give\":%d,\"take\":%d}}",run,(unsigned)t,(unsigned)tb->seq,tb->stateid,give,take);
    c->hand[g]=take; tb->lie[k]=give;
  }
  else if(mode==BGIO)
    n=snprintf(m,sizeof m,"42/swap,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"swap\",\"args\":[%d,%d],\"playerID\":\"%d\"}},%ld,\"m%d\",\"%d\"]",slot,to,tb->turn,tb->stateid,t,tb->turn);
  else { // ROOM_DATA, fixstr "move", msgpack {slot,to,n}
    n=0; m[n++]=13; m[n++]=0xa4; memcpy(m+n,"move",4); n+=4;
    m[n++]=0x83; m[n++]=0xa4; memcpy(m+n,"slot",4); n+=4; m[n++]=slot;
    m[n++]=0xa2; memcpy(m+n,"to",2); n+=2; m[n++]=to;
    m[n++]=0xa3; memcpy(m+n,"cid",3); n+=3; m[n++]=0xb1; n+=sprintf(m+n,"c%08x%08x",(unsigned)tb->seq,(unsigned)t);
  }
  tb->pending=S; tb->t0=now(); tb->waiting=0;
  send_frame(c, mode==COLYSEUS?2:1, m, n);
}
static void move_got(Conn *c){
  Table *tb=&TB[c->table];
  if(tb->pending<=0){ errors++; return; }
  if(--tb->pending==0){
    uint64_t n=now();
    if(measuring){ if(nlat==caplat){ caplat=caplat?caplat*2:1<<20; lat=realloc(lat,caplat*4);} lat[nlat++]=(n-tb->t0)/100; }
    tb->moves++; tb->seq++; tb->turn=(tb->turn+1)%S;
    if(think_us){ tb->waiting=1; tb->next=n+(uint64_t)(think_us*(0.5+drand48()))*1000; }
    else send_move(c->table);
  }
}
static int ready_conns;
static void conn_ready(Conn*c){ if(c->phase<9){ c->phase=9; ready_conns++; } }
static long num_after(const char*p,size_t n,const char*k){ char*q=memmem(p,n,k,strlen(k)); return q?strtol(q+strlen(k),0,10):-1; }
static void on_frame(Conn *c,int op,char*p,size_t n){
  rx_frames++;
  if(op==9){ send_frame(c,10,p,n>120?120:n); return; }
  if(op==8){ fprintf(stderr,"server closed conn t%d s%d: %.*s\n",c->table,c->seat,(int)(n>2?n-2:0),p+2); exit(4); }
  if(verbose && rx_frames<(uint64_t)verbose) fprintf(stderr,"[t%d s%d] %zu: %.*s\n",c->table,c->seat,n,(int)(n>600?600:n),p);
  if(mode==WORDLESS){
    if(memmem(p,n>40?40:n,"\"refused\"",9)){ fprintf(stderr,"refused t%d s%d: %.*s\n",c->table,c->seat,(int)(n>300?300:n),p); exit(4); }
    if(memmem(p,n>40?40:n,"\"change\"",8)&&memmem(p,n,"\"happened\"",10)) move_got(c);
  } else if(mode==BGIO){
    if(p[0]=='0'){ send_frame(c,1,"40/swap,",8); return; }
    if(p[0]=='2'){ send_frame(c,1,"3",1); return; }
    if(p[0]=='4'&&p[1]=='0'){ char m[128]; int k=snprintf(m,128,"42/swap,[\"sync\",\"m%d\",\"%d\",null,%d]",c->table,c->seat,S); send_frame(c,1,m,k); return; }
    if(p[0]=='4'&&p[1]=='2'){
      if(!strncmp(p+8,"[\"sync\"",7)){ long s=num_after(p,n,"\"_stateID\":"); if(s>=0) TB[c->table].stateid=s; conn_ready(c); return; }
      if(!strncmp(p+8,"[\"update\"",9)){ long s=num_after(p,n,"\"_stateID\":"); if(s<=c->lastseq) errors++; c->lastseq=s; TB[c->table].stateid=s; move_got(c); return; }
      if(!strncmp(p+8,"[\"patch\"",8)){ char*q=memchr(p+8+10,',',n-18); /* ["patch","m1",prev,new,... */
        long a=strtol(q+1,&q,10); long b=strtol(q+1,&q,10); (void)a; if(b<=c->lastseq) errors++; c->lastseq=b; TB[c->table].stateid=b; move_got(c); return; }
    }
  } else {
    uint8_t b=p[0];
    if(b==10){ char a=10; send_frame(c,2,&a,1); conn_ready(c); return; }
    if(b==13) move_got(c);
    else if(b==11){ fprintf(stderr,"colyseus error %.*s\n",(int)n,p); }
  }
}
static void parse(Conn*c){
  size_t o=0;
  while(c->len-o>=2){
    uint8_t*b=c->buf+o; size_t h=2; uint64_t n=b[1]&127;
    if(n==126){ if(c->len-o<4)break; n=b[2]<<8|b[3]; h=4; }
    else if(n==127){ if(c->len-o<10)break; n=0; for(int i=0;i<8;i++) n=n<<8|b[2+i]; h=10; }
    if(c->len-o<h+n) break;
    on_frame(c,b[0]&15,(char*)b+h,n); o+=h+n;
  }
  if(o){ memmove(c->buf,c->buf+o,c->len-o); c->len-=o; }
}
static void on_read(Conn*c){
  for(;;){
    if(c->cap-c->len<16384){ c->cap=c->cap?c->cap*2:32768; c->buf=realloc(c->buf,c->cap);}
    ssize_t r=recv(c->fd,c->buf+c->len,c->cap-c->len,0);
    if(r==0){ fprintf(stderr,"EOF t%d s%d\n",c->table,c->seat); exit(4);}
    if(r<0){ if(errno==EAGAIN) break; die("recv"); }
    c->len+=r; rx_bytes+=r; int full=(c->len==c->cap);
    parse(c);
    if(!full) break;
  }
}
static void ws_connect(Conn*c,const char*pth){
  int fd=socket(AF_INET,SOCK_STREAM,0); struct sockaddr_in a={.sin_family=AF_INET,.sin_port=htons(port)}; a.sin_addr.s_addr=htonl(INADDR_LOOPBACK);
  if(connect(fd,(void*)&a,sizeof a)) die("connect");
  int one=1; setsockopt(fd,IPPROTO_TCP,TCP_NODELAY,&one,sizeof one);
  char rq[2048]; int n=snprintf(rq,sizeof rq,"GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%s%s%s\r\n",pth,port,c->token[0]?"Authorization: Bearer ":"",c->token,c->token[0]?"\r\n":"");
  if(send(fd,rq,n,0)!=n) die("send");
  char b[4096]; size_t l=0; char*e=NULL;
  while(!e){ ssize_t r=recv(fd,b+l,sizeof b-1-l,0); if(r<=0) die("handshake recv"); l+=r; b[l]=0; e=strstr(b,"\r\n\r\n"); }
  if(strncmp(b,"HTTP/1.1 101",12)){ fprintf(stderr,"handshake failed: %.200s\n",b); exit(2);}
  e+=4; size_t left=l-(e-b);
  c->fd=fd; c->cap=32768; c->buf=malloc(c->cap); memcpy(c->buf,e,left); c->len=left; c->lastseq=-1;
  fcntl(fd,F_SETFL,O_NONBLOCK);
}
static double sys_s; static double cpu_of(int pid){ // utime+stime seconds
  char f[64],b[1024]; snprintf(f,64,"/proc/%d/stat",pid); FILE*h=fopen(f,"r"); if(!h) return 0; size_t n=fread(b,1,1023,h); b[n]=0; fclose(h);
  char*q=strrchr(b,')'); unsigned long u=0,s=0; sscanf(q+2,"%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu",&u,&s); sys_s+=s/(double)sysconf(_SC_CLK_TCK); return (u+s)/(double)sysconf(_SC_CLK_TCK);
}
static long rss_kb(int pid){ char f[64],l[256]; snprintf(f,64,"/proc/%d/status",pid); FILE*h=fopen(f,"r"); long v=0; if(!h) return 0; while(fgets(l,256,h)) if(!strncmp(l,"VmRSS:",6)) v=atol(l+6); fclose(h); return v; }
static double srv_cpu(void){ double s=0; sys_s=0; for(int i=0;i<npids;i++) s+=cpu_of(pids[i]); return s; }
static long srv_rss(void){ long s=0; for(int i=0;i<npids;i++) s+=rss_kb(pids[i]); return s; }
static double self_cpu(void){ struct rusage r; getrusage(RUSAGE_SELF,&r); return r.ru_utime.tv_sec+r.ru_stime.tv_sec+(r.ru_utime.tv_usec+r.ru_stime.tv_usec)/1e6; }
static int cmp(const void*a,const void*b){ uint32_t x=*(uint32_t*)a,y=*(uint32_t*)b; return x<y?-1:x>y; }

static int cards(char*s,int*into){ int n=0; for(char*q=strtok(s,",");q&&n<CARDS;q=strtok(0,",")) into[n++]=atoi(q); return n; }
// path \t token \t stage \t hand \t table cards
static void seat_line(Conn*c,char*p){
  char *f[5]; int n=0; for(char*q=p;q&&n<5;){ f[n++]=q; q=strchr(q,'\t'); if(q) *q++=0; }
  if(n<5){ fprintf(stderr,"short line for t%d s%d\n",c->table,c->seat); exit(2); }
  snprintf(c->token,sizeof c->token,"%s",f[1]); Table*tb=&TB[c->table];
  tb->stateid=atol(f[2]); c->hands=cards(f[3],c->hand); tb->lies=cards(f[4],tb->lie);
}
int main(int ac,char**av){
  int o; const char*label="";
  while((o=getopt(ac,av,"m:T:S:p:d:w:P:F:k:i:v:l:r:"))!=-1) switch(o){
    case 'm': mode=!strcmp(optarg,"bgio")?BGIO:!strcmp(optarg,"colyseus")?COLYSEUS:WORDLESS; break;
    case 'T': T=atoi(optarg); break; case 'S': S=atoi(optarg); break; case 'p': port=atoi(optarg); break;
    case 'd': dur=atof(optarg); break; case 'w': warm=atof(optarg); break; case 'P': path=optarg; break; case 'F': pathfile=optarg; break;
    case 'r': rssbase=atol(optarg); break;
    case 'k': think_us=atoi(optarg); break; case 'v': verbose=atoi(optarg); break; case 'l': label=optarg; break;
    case 'i': { char*s=strdup(optarg); for(char*q=strtok(s,",");q;q=strtok(0,",")) pids[npids++]=atoi(q); break; }
    default: return 1; }
  if(mode==BGIO) path="/socket.io/?EIO=4&transport=websocket";
  C=calloc(T*S,sizeof *C); TB=calloc(T,sizeof *TB); srand48(1); run=(unsigned)now();
  FILE*pf=pathfile?fopen(pathfile,"r"):NULL; long rss0=rssbase?rssbase:srv_rss();
  int ep=epoll_create1(0); struct epoll_event ev[512];
  for(int i=0;i<T*S;i++){ Conn*c=&C[i]; c->table=i/S; c->seat=i%S; char p[512];
    if(pf){ if(!fgets(p,512,pf)) die("paths"); p[strcspn(p,"\n")]=0; if(mode==WORDLESS){ seat_line(c,p); char skip[512]; if(c->seat==S-1) for(int k=S;k<6&&fgets(skip,512,pf);k++); } } else snprintf(p,512,path,c->table,c->seat);
    ws_connect(c,p); ev[0].events=EPOLLIN; ev[0].data.ptr=c; epoll_ctl(ep,EPOLL_CTL_ADD,c->fd,ev);
    if(mode==WORDLESS){ int k=epoll_wait(ep,ev,512,0); for(int j=0;j<k;j++) on_read(ev[j].data.ptr); } // answer pings while connecting
    else { // drain protocol handshakes while connecting
      if(c->len) parse(c);
      uint64_t lim=now()+5000000000ull; while(c->phase<9&&now()<lim){ int k=epoll_wait(ep,ev,512,20); for(int j=0;j<k;j++) on_read(ev[j].data.ptr);} 
      if(c->phase<9){ fprintf(stderr,"conn %d never ready\n",i); return 5; } }
  }
  uint64_t q=now()+ (mode==WORDLESS?1500000000ull:500000000ull); while(now()<q){ int k=epoll_wait(ep,ev,512,20); for(int j=0;j<k;j++) on_read(ev[j].data.ptr);} 
  for(int i=0;i<T*S;i++) C[i].phase=10;
  long rss1=srv_rss();
  uint64_t st=now(), m0=st+warm*1e9, m1=m0+dur*1e9, t0=0; double c0=0,s0=0,y0=0; uint64_t rb0=0,rf0=0;
  for(int t=0;t<T;t++){ if(think_us){ TB[t].waiting=1; TB[t].next=st+(uint64_t)(drand48()*think_us*1000.0);} else send_move(t); }
  for(;;){
    uint64_t n=now();
    if(!measuring&&n>=m0){ measuring=1; t0=n; c0=srv_cpu(); y0=sys_s; s0=self_cpu(); rb0=rx_bytes; rf0=rx_frames; }
    if(n>=m1) break;
    if(think_us) for(int t=0;t<T;t++) if(TB[t].waiting&&TB[t].next<=n) send_move(t);
    struct timespec to={0,think_us?200000:50000000};
    int k=epoll_pwait2(ep,ev,512,&to,NULL); for(int j=0;j<k;j++) on_read(ev[j].data.ptr);
  }
  double el=(now()-t0)/1e9, sc=(srv_cpu()-c0)/el*100, sy=(sys_s-y0)/el*100, lc=(self_cpu()-s0)/el*100; long rss2=srv_rss();
  if(!nlat){ printf("{\"label\":\"%s\",\"T\":%d,\"error\":\"no moves completed\",\"rx\":%lu}\n",label,T,rx_frames); return 6; }
  qsort(lat,nlat,4,cmp); int stalled=0; for(int t=0;t<T;t++) if(!TB[t].moves) stalled++;
  printf("{\"label\":\"%s\",\"T\":%d,\"seats\":%d,\"think_us\":%d,\"moves_s\":%.0f,\"msgs_s\":%.0f,\"p50_us\":%.1f,\"p99_us\":%.1f,\"p999_us\":%.1f,\"max_us\":%.1f,\"bytes_per_move\":%.0f,\"srv_cpu\":%.0f,\"srv_sys\":%.0f,\"load_cpu\":%.0f,\"rss0_kb\":%ld,\"rss_conn_kb\":%ld,\"rss_end_kb\":%ld,\"kb_per_table\":%.1f,\"errors\":%lu,\"stalled\":%d}\n",
    label,T,S,think_us,nlat/el,(rx_frames-rf0)/el,lat[nlat/2]/10.0,lat[(size_t)(nlat*0.99)]/10.0,lat[(size_t)(nlat*0.999)]/10.0,lat[nlat-1]/10.0,(double)(rx_bytes-rb0)/(nlat+1e-9),sc,sy,lc,rss0,rss1,rss2,(double)(rss1-rss0)/T,errors,stalled);
  return 0;
}
